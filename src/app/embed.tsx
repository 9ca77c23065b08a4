/** The one script of a figure's embed pages. The build says which figure of which chapter. */

import { chapter, en, slug, zh } from 'virtual:embed-chapter';
import './styles/embed.css';
import { mountEmbed } from './mountEmbed.tsx';
import { en as enWords } from './words/en.ts';
import { zh as zhWords } from './words/zh.ts';

const start = () =>
  void mountEmbed(
    { chapter, slug, figureWords: { zh, en }, words: { zh: zhWords, en: enWords } },
    document.getElementById('root') as HTMLElement,
  );

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else start();
