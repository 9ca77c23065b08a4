/** The cards of the book's networks, with the scores their files carry. */

import manifest from '#nets/manifest.json' with { type: 'json' };
import scores from '#nets/scores.json' with { type: 'json' };
import { formatNumber, type Lang } from '#spec/format.ts';
import { hrefOf } from './addresses.ts';
import { NET_CARDS, type NetCard } from './netCards.ts';
import { NET_WORDS, type NetWords } from './netWords.ts';

interface Entry {
  readonly file: string;
  readonly bytes: number;
  readonly metrics: { readonly [name: string]: number };
}
const ENTRIES = manifest as unknown as { readonly [net: string]: Entry };
/** What its file does not carry: of the texts it writes, and of the models it is compared with. */
const SCORES = scores as { readonly [net: string]: Entry['metrics'] };

export const words = NET_WORDS;

export function Body({ lang }: { readonly lang: Lang }) {
  const { title, lead } = words[lang];
  return (
    <div className="page">
      <h1>{title}</h1>
      <p className="question">{lead}</p>
      {NET_CARDS.map((card) => {
        const entry = ENTRIES[card.net];
        return entry && <Card key={card.net} card={card} entry={entry} lang={lang} words={words[lang]} />;
      })}
    </div>
  );
}

interface CardProps {
  readonly card: NetCard;
  readonly entry: Entry;
  readonly lang: Lang;
  readonly words: NetWords;
}

function Card({ card, entry, lang, words }: CardProps) {
  const { data, training, scores, limits, file } = words;
  const measured: Entry['metrics'] = { ...entry.metrics, ...SCORES[card.net] };
  const size = formatNumber(Math.ceil(entry.bytes / 1000), { as: 'whole' }, lang);
  return (
    <section id={card.net} className="net-card">
      <h2>{card.title[lang]}</h2>
      <p>{card.what[lang]}</p>
      <p>
        <b>{data}</b> {card.data[lang]}
      </p>
      <p>
        <b>{training}</b> {card.training[lang]}
      </p>
      <table className="scores">
        <caption className="sr">{`${card.title[lang]} ${scores}`}</caption>
        <tbody>
          {card.measures
            .filter(({ name }) => name in measured)
            .map(({ name, label, format }) => (
              <tr key={name}>
                <th scope="row">{label[lang]}</th>
                <td>{formatNumber(measured[name] as number, format, lang)}</td>
              </tr>
            ))}
        </tbody>
      </table>
      <p>
        <b>{limits}</b> {card.limits[lang]}
      </p>
      <p>
        <a href={hrefOf(`/nets/${entry.file}`)} download>
          {file(entry.file, size)}
        </a>
      </p>
    </section>
  );
}
