/** The one script of a figure's embed page. The build says which figure of which chapter, and in which language. */

import { asked, Figure, figureWords, lang, slug, spec } from 'virtual:embed-figure';
import './styles/embed.css';
import { mountEmbed } from './mountEmbed.tsx';

const start = () =>
  mountEmbed({ spec, Figure, slug, lang, figureWords, asked }, document.getElementById('root') as HTMLElement);

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else start();
