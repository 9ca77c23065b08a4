/**
 * A figure's table: in the prerendered page from the start, while its code comes when somebody opens one.
 *
 * Until then React leaves the prerendered table as it is.
 */

import { type ComponentProps, Suspense, use } from 'react';
import type { DataTable } from './DataTable.tsx';

type Table = typeof DataTable;

let arrived: (table: Table) => void;
let loaded = false;
const asked = new Promise<Table>((resolve) => {
  arrived = resolve;
});

/** Before anything is rendered that is not there yet, at build time above all; and when a table is opened. */
export async function loadTable(): Promise<void> {
  if (loaded) return;
  const { DataTable } = await import('./DataTable.tsx');
  loaded = true;
  // React takes what a promise holds at once if it says so itself: at build time nothing can be waited for.
  Object.assign(asked, { status: 'fulfilled', value: DataTable });
  arrived(DataTable);
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
  const Table = use(asked);
  return <Table {...props} />;
}
