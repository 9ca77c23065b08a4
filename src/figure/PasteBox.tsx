/** Own data for a list, or for lists that are alike: paste, see what was understood, then use it. */

import { useId, useState } from 'react';
import type { AnyValues, Param } from '#spec/params.ts';
import { readPasted } from '#spec/paste.ts';
import { settle } from '#spec/settle.ts';
import { valueText } from '#spec/valueText.ts';
import { alikeTo, type Named, pasteColumns, pasteItems } from './listEdits.ts';
import { LIST_WORDS } from './listWords.ts';
import { sayRepair } from './sayRepair.ts';
import type { Told } from './ui.ts';

interface Props extends Told {
  readonly list: Named;
}

export function PasteBox({ live, words, ui, lang, list }: Props) {
  const say = LIST_WORDS[lang];
  const [text, setText] = useState('');
  const id = useId();
  const pasted = readPasted(text);
  const alike = alikeTo(live.spec.params, list.list);
  const labelOf = (name: string) => words.params[name] ?? name;
  const values = live.store.getState();
  const columns = pasteColumns(alike, values, pasted.table, (name) => [name, labelOf(name)]);
  const patch = columns ?? pasteItems(list, values, pasted);
  const filled = columns ? alike : [list];
  const unread = columns ? [] : pasted.unread;
  const usable = pasted.numbers.length > 0;
  return (
    <details className="paste">
      <summary>{say.paste}</summary>
      <label htmlFor={id}>
        {say.pasteHint}
        {alike.length > 1 && ` ${say.pasteColumns(alike.map((each) => labelOf(each.list)))}`}
      </label>
      <textarea
        id={id}
        rows={5}
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div aria-live="polite">
        {text.trim() !== '' && (usable ? understood() : <p>{say.nothingRead}</p>)}
        {unread.length > 0 && <p>{say.unread(unread.join(' · '))}</p>}
      </div>
      <button
        type="button"
        className="btn"
        aria-disabled={!usable || undefined}
        onClick={() => {
          if (!usable) return;
          live.set(patch);
          setText('');
        }}
      >
        {say.use}
      </button>
    </details>
  );

  /** The lists as they would be, limits applied. */
  function understood() {
    const { values: settled, repairs } = settle(
      Object.fromEntries(Object.keys(patch).map((name) => [name, live.spec.params[name] as Param])),
      patch,
    ) as { values: AnyValues; repairs: ReturnType<typeof settle>['repairs'] };
    return (
      <>
        {filled.map(({ list: name, param, names }) => {
          const numbers = settled[name] as readonly number[];
          const called = names && (settled[names.name] as readonly string[]);
          const count = Math.min(numbers.length, (patch[name] as readonly number[]).length);
          return (
            <p key={name}>
              {filled.length > 1 && say.pastedAs(labelOf(name))} {say.understood(String(count))}{' '}
              {numbers.map((x, i) => `${called ? `${called[i]} ` : ''}${valueText(param.item, x, lang)}`).join(' · ')}
            </p>
          );
        })}
        {repairs.slice(0, 5).map((repair, i) => (
          <p key={i}>{sayRepair(repair, ui, lang)}</p>
        ))}
      </>
    );
  }
}
