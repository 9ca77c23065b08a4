/** The patterns that marks refer to, rendered once per page: a hidden picture without size. */

import { HATCH } from './hatch.ts';

export function PatternDefs() {
  return (
    <svg className="pattern-defs" width="0" height="0" aria-hidden="true" focusable="false">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this repository */}
      <defs dangerouslySetInnerHTML={{ __html: HATCH }} />
    </svg>
  );
}
