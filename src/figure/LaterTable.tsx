/**
 * A figure's table: in the prerendered page from the start, while its code comes when somebody opens one.
 *
 * Until then React leaves the prerendered table as it is.
 */

import { type ComponentProps, Suspense, use } from 'react';
import type { DataTable } from './DataTable.tsx';

type Table = typeof DataTable;

let loaded: Table | undefined;
let arrived: (table: Table) => void;
const asked = new Promise<Table>((resolve) => {
  arrived = resolve;
});

/** Before anything is rendered that is not there yet, at build time above all; and when a table is opened. */
export async function loadTable(): Promise<void> {
  loaded ??= (await import('./DataTable.tsx')).DataTable;
  arrived(loaded);
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
  const Table = loaded ?? use(asked);
  return <Table {...props} />;
}
