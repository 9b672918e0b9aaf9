import { clockOf, dayOf, formatFullDay } from '#domain/core/time.ts';
import { m } from '#src/copy/generated/messages.js';
import { Table } from '#src/ui/Table.tsx';

/** Until when, UTC epoch ms, and what comes back; null: from then on. */
type Row = { readonly until: number | null; readonly back: string };
type BackTableProps = { readonly caption: string; readonly rows: readonly Row[] };

/** What comes back of an example, step by step. */
export const BackTable = ({ caption, rows }: BackTableProps) => (
  <Table caption={caption}>
    <thead>
      <tr>
        <th scope="col">{m.transportrules_cancel_when()}</th>
        <th scope="col">{m.transportrules_cancel_back()}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ until, back }) => (
        <tr key={back}>
          <th scope="row">
            {until === null ? m.transportrules_cancel_after() : m.transportrules_cancel_until(dayAndTime(until))}
          </th>
          <td>{back}</td>
        </tr>
      ))}
    </tbody>
  </Table>
);

export const dayAndTime = (moment: number) => ({ day: formatFullDay(dayOf(moment)), time: clockOf(moment) });
