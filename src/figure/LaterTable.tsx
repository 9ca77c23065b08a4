/**
 * A figure's table: in the prerendered page from the start, while its code comes when somebody opens one.
 *
 * Until then React leaves the prerendered table as it is.
 */

import { type ComponentProps, Suspense } from 'react';
import type { DataTable } from './DataTable.tsx';
import { Waited } from './waited.ts';

type Table = typeof DataTable;

const table = new Waited<Table>();

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
      <Suspense fallback={null}>
        <Loaded {...props} />
      </Suspense>
    </div>
  );
}

function Loaded(props: ComponentProps<Table>) {
  const Table = table.read();
  return <Table {...props} />;
}
