import type { RunOrder } from '#domain/transport/orders.ts';
import { m } from '#src/copy/generated/messages.js';
import type { Documents } from '#src/screens/core/booking/order.ts';
import { placeWords } from '#src/screens/transport/run-place-words.ts';
import { type HeldPlace, holderWords } from '#src/screens/transport/runs/checkout/run-words.ts';
import { Table } from '#src/ui/Table.tsx';

type Props = { readonly order: RunOrder; readonly documents: Documents | null };

/** Who has which berth or seat, with the number of the ticket. What was given back stays, and says so. */
export const RunPlaces = ({ order, documents }: Props) => (
  <Table caption={<h2 className="strong">{m.transportticket_who()}</h2>} isFold>
    <thead>
      <tr>
        <th scope="col">{m.transportticket_who_name()}</th>
        <th scope="col">{m.transportticket_who_place()}</th>
        <th scope="col">{m.transportticket_who_ticket()}</th>
      </tr>
    </thead>
    <tbody>
      {order.item.places.map((place) =>
        place.person === null ? (
          <tr key={place.place}>
            <td colSpan={3}>
              {placeWords(order.item, place)}:{' '}
              {place.isGivenBack ? m.transportticket_who_back() : m.transportticket_empty()}
            </td>
          </tr>
        ) : (
          <tr key={place.place}>
            <th scope="row">
              <bdi>{holderWords(order, place)}</bdi>
            </th>
            <td data-l={m.transportticket_who_place()}>{placeWords(order.item, place)}</td>
            <td data-l={m.transportticket_who_ticket()}>
              {place.isGivenBack ? (
                m.transportticket_who_back()
              ) : (
                <span className="code">{numberOf(place, documents)}</span>
              )}
            </td>
          </tr>
        ),
      )}
      {order.item.infants > 0 ? (
        <tr>
          <td colSpan={3}>{m.transportticket_infants({ count: order.item.infants })}</td>
        </tr>
      ) : null}
    </tbody>
  </Table>
);

const numberOf = ({ person }: HeldPlace, documents: Documents | null): string =>
  documents?.papers.find(({ holder }) => person !== null && holder?.person === person)?.number ?? '';
