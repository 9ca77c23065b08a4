/** The row of a figure's caption and menu, and the two things that open below it: the table and the edit panel. */

import { type ReactNode, useId, useState } from 'react';
import type { FigureWords } from '#spec/figure.ts';
import type { Lang } from '#spec/format.ts';
import type { Params } from '#spec/params.ts';
import { loadOwnData } from './Control.tsx';
import { EditPanel } from './EditPanel.tsx';
import { LaterTable, loadTable } from './LaterTable.tsx';
import type { Live } from './live.ts';
import { Menu } from './Menu.tsx';
import type { FigureUi, Told } from './ui.ts';

interface Props<P extends Params, M> {
  readonly live: Live<P, M>;
  readonly words: FigureWords<M>;
  readonly ui: FigureUi;
  readonly lang: Lang;
  /** The caption. */
  readonly children: ReactNode;
}

export function Tools<P extends Params, M>({ children, ...props }: Props<P, M>) {
  const told: Told = { ...props, live: props.live as unknown as Live };
  const id = useId();
  const [table, setTable] = useState(false);
  const [edit, setEdit] = useState(false);
  return (
    <>
      <div className="caption-row">
        {children}
        <Menu
          {...told}
          table={{
            id: `${id}-table`,
            open: table,
            toggle: async () => {
              if (!table) await loadTable();
              setTable(!table);
            },
          }}
          edit={{
            id: `${id}-edit`,
            open: edit,
            toggle: async () => {
              if (!edit) await loadOwnData();
              setEdit(!edit);
            },
          }}
        />
      </div>
      <LaterTable {...told} id={`${id}-table`} open={table} />
      <EditPanel {...told} id={`${id}-edit`} open={edit} />
    </>
  );
}
