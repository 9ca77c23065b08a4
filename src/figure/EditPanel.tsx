/** Every parameter of a figure, for readers who bring their own numbers or rather type than drag. */

import { Control } from './Control.tsx';
import type { Told } from './ui.ts';

interface Props extends Told {
  readonly id: string;
  readonly open: boolean;
}

/** Its controls exist only while it is open, so that a closed panel costs a drag nothing. */
export function EditPanel({ id, open, ...told }: Props) {
  return (
    <div id={id} className="edit" role="group" aria-label={told.ui.edit} hidden={!open}>
      <div className="rows">
        {open && Object.keys(told.live.spec.params).map((name) => <Control key={name} {...told} name={name} />)}
      </div>
    </div>
  );
}
