import type { ReactNode } from 'react';
import { m } from '#src/copy/generated/messages.js';
import css from '#src/screens/core/list/Compared.module.css';
import { Row } from '#src/ui/layout.tsx';
import { Table } from '#src/ui/Table.tsx';

/** One thing that is told of all: its name and a text for each column. */
export type ComparedRow = { readonly name: string; readonly cells: readonly string[] };

type ComparedProps = {
  /** Target of links to the comparison. */
  readonly id?: string;
  readonly columns: readonly { readonly id: string; readonly head: ReactNode; readonly foot?: ReactNode }[];
  readonly rows: readonly ComparedRow[];
  readonly clearHref: string;
  readonly onClear: () => void;
};

/** Offers of a list side by side: rows that differ; what is the same for all is one sentence. */
export function Compared({ id, columns, rows, clearHref, onClear }: ComparedProps) {
  const isSame = ({ cells }: ComparedRow) => new Set(cells).size === 1;
  const same = rows.filter((row) => isSame(row) && row.cells[0] !== '');
  return (
    <section className={css.compared} id={id} aria-label={m.ui_compare()}>
      <Row isSpread>
        <h2 className="strong">{m.ui_compare()}</h2>
        <a
          href={clearHref}
          className="small"
          onClick={(event) => {
            event.preventDefault();
            onClear();
          }}
        >
          {m.ui_compare_clear()}
        </a>
      </Row>
      {columns.length < 2 ? (
        <p className="small quiet">{m.ui_compare_hint({ count: columns.length })}</p>
      ) : (
        <>
          <div className={css.table} data-columns={columns.length}>
            <Table caption={<span className="vh">{m.ui_compare()}</span>}>
              <thead>
                <tr>
                  <th scope="col">{m.ui_compare_differs()}</th>
                  {columns.map((column) => (
                    <th scope="col" key={column.id}>
                      {column.head}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows
                  .filter((row) => !isSame(row))
                  .map(({ name, cells }) => (
                    <tr key={name}>
                      <th scope="row">{name}</th>
                      {columns.map((column, at) => (
                        <td key={column.id}>{cells[at] || '–'}</td>
                      ))}
                    </tr>
                  ))}
                {columns.some(({ foot }) => foot !== undefined) ? (
                  <tr>
                    <td />
                    {columns.map((column) => (
                      <td key={column.id}>{column.foot}</td>
                    ))}
                  </tr>
                ) : null}
              </tbody>
            </Table>
          </div>
          {same.length > 0 ? (
            <p className="small quiet">
              {m.ui_compare_same({ what: same.map(({ name, cells }) => `${name}: ${cells[0]}`).join('; ') })}
            </p>
          ) : null}
        </>
      )}
    </section>
  );
}
