// Threads do not inherit the loader of TypeScript: it is registered here, before the worker itself.
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
