/** The one script of a figure's embed pages. The build says which figure of which chapter. */

import { asked, en, Figure, slug, spec, zh } from 'virtual:embed-figure';
import './styles/embed.css';
import { mountEmbed } from './mountEmbed.tsx';

const start = () =>
  mountEmbed({ spec, Figure, slug, figureWords: { zh, en }, asked }, document.getElementById('root') as HTMLElement);

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else start();
