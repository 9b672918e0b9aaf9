import { formatMoney } from '#domain/core/money.ts';
import { goingRides } from '#domain/transport/ride-now.ts';
import { m } from '#src/copy/generated/messages.js';
import { TrackWay } from '#src/screens/core/tracking/TrackWay.tsx';
import { RefundPlans } from '#src/screens/transport/RefundPlans.tsx';
import { backLabel, bookedWords, type Ride, type TransportOrder, wayWords } from '#src/screens/transport/ride-words.ts';
import { DriverCard } from '#src/screens/transport/tracking/DriverCard.tsx';
import { rideSteps } from '#src/screens/transport/tracking/ride-steps.ts';
import { StageTag } from '#src/screens/transport/tracking/StageTag.tsx';
import { Stack } from '#src/ui/layout.tsx';
import { Table } from '#src/ui/Table.tsx';

type Props = { readonly order: TransportOrder };

/** Where each ride is. A service at an airport has no driver, so nothing of it is on the way. */
export const RidesNow = ({ order }: Props) =>
  order.item.kind === 'cip' ? null : (
    <Stack as="section" gap={4}>
      <h2 className="strong">{m.transportride_now()}</h2>
      {goingRides(order.item).map((ride) => (
        <Stack key={ride.bookedAt} gap={4}>
          <TrackWay
            name={wayWords(order.item, ride)}
            tag={<StageTag ride={ride} />}
            steps={rideSteps(ride, order.issuedAt)}
          />
          <DriverCard ride={ride} />
        </Stack>
      ))}
    </Stack>
  );

/** Of a ride that has begun nothing comes back. */
const isOneAhead = ({ item, serverNow }: TransportOrder): boolean =>
  goingRides(item).some(({ bookedAt }) => bookedAt > serverNow);

/** Each ride with its price, how the driver finds them, and what comes back of a cancellation. */
export const RideParts = ({ order }: Props) => (
  <Stack gap={6}>
    <Rides order={order} />
    <Meeting order={order} />
    {order.isCancellable && isOneAhead(order) ? (
      <Stack as="section" gap={3}>
        <h2 className="strong">{m.transportride_if_cancelled()}</h2>
        <RefundPlans order={order} />
      </Stack>
    ) : null}
  </Stack>
);

const Rides = ({ order: { item } }: Props) => (
  <Table
    caption={<h2 className="strong">{item.kind === 'cip' ? m.transportride_service() : m.transportride_rides()}</h2>}
    isFold
  >
    <thead>
      <tr>
        <th scope="col">{item.kind === 'cip' ? m.transportride_row_airport() : m.transportride_row_way()}</th>
        <th scope="col">{m.transportride_row_when()}</th>
        <th scope="col" data-num="">
          {m.transportride_row_price()}
        </th>
      </tr>
    </thead>
    <tbody>
      {item.rides.map((ride) => (
        <tr key={ride.bookedAt}>
          <th scope="row">{wayWords(item, ride)}</th>
          <td data-l={m.transportride_row_when()}>{whenWords(item, ride)}</td>
          <td data-l={m.transportride_row_price()} data-num="">
            {formatMoney(ride.price)}
          </td>
        </tr>
      ))}
    </tbody>
  </Table>
);

const whenWords = (item: TransportOrder['item'], ride: Ride): string =>
  ride.isCancelled ? m.transportride_row_cancelled() : bookedWords(item, ride);

function Meeting({ order: { item } }: Props) {
  const { meeting } = item;
  if (meeting === null) return null;
  const rows = [
    { id: 'sign', term: m.transportride_sign(), text: meeting.sign },
    { id: 'hotel', term: m.transportride_stays(), text: meeting.hotel },
    { id: 'room', term: m.transportride_room(), text: meeting.room },
    { id: 'hotelBack', term: backLabel(item), text: meeting.hotelBack },
    { id: 'stopsAt', term: m.transportride_stops_at(), text: meeting.stopsAt },
    { id: 'notes', term: m.transportride_notes(), text: meeting.notes },
  ].filter(({ text }) => text !== '');
  return (
    <Table caption={<h2 className="strong">{m.transportride_meeting()}</h2>}>
      <tbody>
        {rows.map(({ id, term, text }) => (
          <tr key={id}>
            <th scope="row">{term}</th>
            <td>
              <bdi>{text}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
