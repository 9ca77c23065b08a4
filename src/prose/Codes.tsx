/** The same computation in several languages: one shown at a time, all of them where no script runs. */

import {
  Children,
  isValidElement,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import type { CodeProps } from './Code.tsx';
import { CopyCode } from './CopyCode.tsx';
import { useProse } from './context.ts';

export function Codes({ children }: { readonly children?: ReactNode }) {
  const { ui } = useProse();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [shown, show] = useState(0);
  const blocks = Children.toArray(children).filter((child) =>
    isValidElement(child),
  ) as readonly ReactElement<CodeProps>[];
  const names = blocks.map((block) => block.props.label);

  const key = (e: KeyboardEvent<HTMLElement>) => {
    const to = {
      ArrowRight: (shown + 1) % blocks.length,
      ArrowLeft: (shown + blocks.length - 1) % blocks.length,
      Home: 0,
      End: blocks.length - 1,
    }[e.key];
    if (to === undefined) return;
    e.preventDefault();
    show(to);
    (e.currentTarget.children[to] as HTMLElement).focus();
  };

  return (
    <div className="codes" ref={box}>
      <div className="codes-bar needs-script">
        <div role="tablist" aria-label={ui.languages} onKeyDown={key}>
          {names.map((name, i) => (
            <button
              key={name}
              type="button"
              role="tab"
              id={`${id}t${i}`}
              aria-controls={`${id}p${i}`}
              aria-selected={i === shown}
              tabIndex={i === shown ? 0 : -1}
              onClick={() => show(i)}
            >
              {name}
            </button>
          ))}
        </div>
        <CopyCode source={() => box.current?.querySelectorAll('code')[shown]} />
      </div>
      {blocks.map((block, i) => (
        <div
          key={names[i]}
          role="tabpanel"
          id={`${id}p${i}`}
          aria-labelledby={`${id}t${i}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, also by keys
          tabIndex={0}
          className={i === shown ? 'code-panel' : 'code-panel off'}
        >
          <p className="code-name" aria-hidden="true">
            {names[i]}
          </p>
          {block}
        </div>
      ))}
    </div>
  );
}
