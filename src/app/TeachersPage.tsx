/** How a teacher links to a figure, puts it into a page of their own, hides what gives the answer away, and reads it. */

import type { Lang } from '#spec/format.ts';
import { Snippet } from './Snippet.tsx';
import { SnippetMaker } from './SnippetMaker.tsx';
import { TEACHER_WORDS } from './teacherWords.ts';

export const words = TEACHER_WORDS;

export function Body({ lang }: { readonly lang: Lang }) {
  const own = words[lang];
  const { title, lead, link, embed, hide, answer, places } = own;
  const paragraphs = (texts: readonly string[]) => texts.map((text) => <p key={text}>{text}</p>);
  return (
    <div className="page teachers">
      <h1>{title}</h1>
      <p className="question">{lead}</p>
      <section id="link">
        <h2>{link.title}</h2>
        {paragraphs(link.texts)}
      </section>
      <section id="embed">
        <h2>{embed.title}</h2>
        {paragraphs(embed.texts)}
        <SnippetMaker lang={lang} words={own} />
        {paragraphs(embed.after)}
      </section>
      <section id="hide">
        <h2>{hide.title}</h2>
        {paragraphs(hide.texts)}
      </section>
      <section id="answer">
        <h2>{answer.title}</h2>
        {paragraphs(answer.texts)}
        <Snippet label={answer.code} text={answerCode(answer)} words={own} />
        {paragraphs(answer.after)}
      </section>
      <section id="places">
        <h2>{places.title}</h2>
        <ul>
          {places.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}

const answerCode = ({ right, wrong }: { readonly right: string; readonly wrong: string }) =>
  `<p id="said"></p>
<script>
  document.querySelector('area-map').addEventListener('change', (event) => {
    const { T } = event.detail.params;
    document.getElementById('said').textContent =
      Math.abs(T - 0.5) < 0.03 ? '${right}' : '${wrong}';
  });
</script>`;
