import { pathTo } from '#domain/core/page-paths.ts';
import { isIssued } from '#domain/core/status-questions.ts';
import { m } from '#src/copy/generated/messages.js';
import { type Documents, wasCancelled } from '#src/screens/core/booking/order.ts';
import type { HotelOrder } from '#src/screens/hotels/checkout/hold-slots.tsx';
import { Stack } from '#src/ui/layout.tsx';
import { Table } from '#src/ui/Table.tsx';

type Props = { readonly order: HotelOrder; readonly documents: Documents | null };

/** The rooms of an order by number, with those that were given back. */
export function RoomNumbers({ order, documents }: Props) {
  const [number, guests] = [m.hotels_doc_number(), m.hotels_order_guests()];
  return (
    <Stack gap={3}>
      <Table caption={m.hotels_order_rooms()} isFold>
        <thead>
          <tr>
            <th scope="col">{m.hotels_order_room_head()}</th>
            <th scope="col">{guests}</th>
            <th scope="col">{number}</th>
          </tr>
        </thead>
        <tbody>
          {rowsOf(order, documents).map((row) => (
            <tr key={row.number}>
              <th scope="row">{m.hotels_order_room({ number: row.number, room: row.room })}</th>
              <td data-l={guests}>{row.guests}</td>
              <td className={row.code ? 'code' : 'quiet'} data-l={number}>
                {row.code ?? row.why}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {isIssued(order.status) ? <a href={pathTo.contact({ order: order.orderId })}>{m.hotels_message()}</a> : null}
    </Stack>
  );
}

function rowsOf(order: HotelOrder, documents: Documents | null) {
  const { item, passengers } = order;
  const guestsOf = (isIn: (person: number) => boolean) =>
    passengers
      .flatMap(({ firstName, lastName }, person) => (isIn(person) ? [`${firstName} ${lastName}`] : []))
      .join(', ');
  const codes = documents?.papers.map(({ number }) => number) ?? [];
  const why = wasCancelled(order) ? m.profile_order_ticket_cancelled() : m.profile_order_no_ticket();
  const rooms = item.rooms.map(({ number, room }, at) => ({
    number,
    room: room.name.en,
    guests: guestsOf((person) => item.guests[person]?.room === at),
    // Orders from before have one number for all rooms.
    code: (codes.length === 1 ? codes[0] : codes[at]) ?? null,
    why,
  }));
  const left = item.left.map(({ number, name, people }) => ({
    number,
    room: name.en,
    guests: guestsOf((person) => people.includes(person)),
    code: null,
    why: m.hotels_order_room_back(),
  }));
  return [...rooms, ...left].toSorted((one, other) => one.number - other.number);
}
