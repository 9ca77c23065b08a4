/** Serve a built site and say where: `PORT=4200 node src/build/run.mjs serve`. */

import { placeFromEnvironment } from './place.ts';
import { serveSite } from './staticServer.ts';

export async function main(): Promise<void> {
  const place = placeFromEnvironment();
  const port = Number(process.env['PORT'] ?? 4200);
  await serveSite(place, port);
  console.log(`\n  http://localhost:${port}${place.base}\n`);
}
