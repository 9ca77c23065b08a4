/** The small picture on a preset: what the figure will show, drawn by the figure's own code. */

import { useRef } from 'react';
import { type Layer, layerOf } from '#draw/layer.ts';
import { markup } from '#draw/markup.ts';
import { type AnyValues, initialValues } from '#spec/params.ts';
import { settle } from '#spec/settle.ts';
import type { Live } from './live.ts';
import { useBeforePaint } from './useBeforePaint.ts';

interface Props {
  readonly live: Live;
  readonly draw: (layer: Layer, model: unknown) => void;
  readonly to: (values: AnyValues) => Partial<AnyValues> | undefined;
}

export function Thumb({ live, draw, to }: Props) {
  const group = useRef<SVGGElement>(null);
  const { params, model } = live.spec;
  const drawOn = (layer: Layer) => {
    const initial = initialValues(params);
    draw(layer, model(settle(params, { ...initial, ...to(initial) }).values));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn once; what a preset does never changes
  useBeforePaint(() => {
    group.current?.replaceChildren();
    drawOn(layerOf(group.current as SVGGElement));
  }, []);
  return (
    <svg className="thumb" viewBox="0 0 76 38" width="76" height="38" aria-hidden="true">
      <g
        ref={group}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: D3's own drawing, made at build time
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? markup(drawOn) : '' }}
      />
    </svg>
  );
}
