/** A figure's table: in the prerendered page from the start, while its code comes when somebody opens one. */

import type { ComponentProps, ComponentType } from 'react';
import type { DataTable } from './DataTable.tsx';
import { Later } from './Later.tsx';
import { Waited } from './waited.ts';

type Table = typeof DataTable;

const table = new Waited<ComponentType<ComponentProps<Table>>>();
const later = () => table;

/** Before anything is rendered that is not there yet, at build time above all; and when a table is opened. */
export async function loadTable(): Promise<void> {
  if (!table.here) table.give((await import('./DataTable.tsx')).DataTable);
}

interface Props extends ComponentProps<Table> {
  readonly id: string;
}

export function LaterTable({ id, ...props }: Props) {
  return (
    <div id={id} hidden={!props.open}>
      <Later part={later} props={props} />
    </div>
  );
}
