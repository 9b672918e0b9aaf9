import { formatMoney } from '#domain/core/money.ts';
import { formatDay } from '#domain/core/time.ts';
import { eachOf } from '#domain/tours/ladder.ts';
import { stairsOf } from '#domain/tours/order-stairs.ts';
import { isCalledOff, restToPay } from '#domain/tours/standing.ts';
import { m } from '#src/copy/generated/messages.js';
import { TrackWay } from '#src/screens/core/tracking/TrackWay.tsx';
import type { TourOrder } from '#src/screens/tours/checkout/hold-slots.tsx';
import { certainWords, eatsWords, ownPlaces } from '#src/screens/tours/checkout/order-words.ts';
import { offWords, tourSteps } from '#src/screens/tours/order/tour-steps.ts';
import { trackingOf } from '#src/screens/tours/order/tracked-tour.ts';
import { VisaOfTour } from '#src/screens/tours/order/VisaOfTour.tsx';
import { GroupDots } from '#src/screens/tours/tour/GroupDots.tsx';
import { MoneyStairs } from '#src/screens/tours/tour/MoneyStairs.tsx';
import { tourDays } from '#src/screens/tours/tour-days.ts';
import { Stack } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Table } from '#src/ui/Table.tsx';
import { Tag } from '#src/ui/Tag.tsx';

type Props = { readonly order: TourOrder };

/** Where the tour is, and how many come along. */
export const TourNow = ({ order }: Props) => (
  <Stack gap={5}>
    <Stack as="section" gap={3}>
      <h2 className="strong">{m.tours_way()}</h2>
      <TrackWay name={tourDays(order.item)} tag={<StandingTag order={order} />} steps={tourSteps(order)} />
    </Stack>
    <Group order={order} />
    <VisaOfTour order={order} />
  </Stack>
);

/** What its price did, what comes back now, and who comes. */
export const TourParts = ({ order }: Props) => (
  <Stack gap={6}>
    <PriceHistory order={order} />
    <IfCancelled order={order} />
    <WhoComes order={order} />
  </Stack>
);

function StandingTag({ order }: Props) {
  const { departure } = trackingOf(order);
  if (order.item.kind === 'dayTour' || departure === 'refunded') return null;
  if (departure !== 'open' && departure !== 'moved' && !isCalledOff({ stage: departure })) {
    return (
      <Tag tone="done" icon="check">
        {certainWords(order)}
      </Tag>
    );
  }
  return <Tag tone="warn">{offWords(order.stage) ?? m.tours_way_open()}</Tag>;
}

/** How many have booked, one dot a place. */
function Group({ order: { item } }: Props) {
  const { capacity, group } = item;
  if (capacity === null) return null;
  const you = ownPlaces(item);
  return (
    <Stack as="section" gap={2}>
      <h2 className="strong">{m.tours_group({ count: group, capacity })}</h2>
      <GroupDots departure={{ capacity, taken: group - you, left: capacity - group + you }} you={you} />
    </Stack>
  );
}

/** What was booked for how much, what was paid, and what the group did to the price since. */
function PriceHistory({ order }: Props) {
  const { item, total, paid } = order;
  const rest = restToPay(order);
  const { bookedAt, each, kind, settlesOn } = item;
  if (kind === 'dayTour') return null;
  const first = eachOf(item, bookedAt);
  const hasFallen = each.amount < first.amount;
  return (
    <Stack as="section" gap={3}>
      <Table caption={<h2 className="strong">{m.tours_price_title()}</h2>} isFold>
        <thead>
          <tr>
            <th scope="col">{m.tours_price_what()}</th>
            <th scope="col">{m.tours_price_group()}</th>
            <th scope="col" data-num="">
              {m.tours_price_money()}
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{m.tours_price_booked()}</th>
            <td data-l={m.tours_price_group()}>{m.tours_price_step({ count: bookedAt, each: formatMoney(first) })}</td>
            <td data-num="" />
          </tr>
          {hasFallen ? (
            <tr>
              <th scope="row">{m.tours_price_fell()}</th>
              <td data-l={m.tours_price_group()}>{m.tours_price_each({ each: formatMoney(each) })}</td>
              <td data-num="" />
            </tr>
          ) : null}
          <tr>
            <th scope="row">{m.tours_price_now()}</th>
            <td />
            <td data-l={m.tours_price_money()} data-num="">
              {formatMoney(total)}
            </td>
          </tr>
          {rest !== null && paid ? (
            <tr>
              <th scope="row">{m.tours_price_paid()}</th>
              <td>{m.tours_price_left({ rest: formatMoney(rest.amounts.EUR) })}</td>
              <td data-l={m.tours_price_money()} data-num="">
                − {formatMoney(paid)}
              </td>
            </tr>
          ) : null}
        </tbody>
      </Table>
      <Note tone="done">
        {item.isPrivate
          ? m.tours_price_party({ each: formatMoney(each) })
          : m.tours_price_note({ each: formatMoney(each), day: settlesOn === null ? '' : formatDay(settlesOn) })}
      </Note>
    </Stack>
  );
}

/** What was paid and what comes back, from now to the start. */
function IfCancelled({ order }: Props) {
  const { item, isCancellable } = order;
  if (item.kind === 'dayTour' || !isCancellable) return null;
  return (
    <Stack as="section" gap={3}>
      <h2 className="strong">{m.tours_if_cancelled()}</h2>
      {isCalledOff(order) ? (
        <p>{item.calledOff === undefined ? m.tours_called_off_back() : m.tours_off_back({ why: item.calledOff })}</p>
      ) : (
        <>
          <MoneyStairs {...stairsOf(order)} />
          <p className="small quiet">{m.tours_if_cancelled_note()}</p>
        </>
      )}
    </Stack>
  );
}

function WhoComes({ order: { item, passengers } }: Props) {
  return (
    <Table caption={<h2 className="strong">{m.tours_who()}</h2>} isFold>
      <thead>
        <tr>
          <th scope="col">{m.tours_who_name()}</th>
          <th scope="col">{m.tours_who_eats()}</th>
          <th scope="col" data-num="">
            {m.tours_who_price()}
          </th>
        </tr>
      </thead>
      <tbody>
        {passengers.map(({ firstName, lastName }, at) => {
          const person = item.persons[at];
          const needs = item.needs?.people[at];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: people have no identity but their place.
            <tr key={at}>
              <th scope="row">
                {firstName} {lastName}
              </th>
              <td data-l={m.tours_who_eats()}>
                {person?.hasLeft ? m.tours_who_left() : needs ? eatsWords(needs.eats) : ''}
              </td>
              <td data-l={m.tours_who_price()} data-num="">
                {person ? formatMoney(person.price) : ''}
              </td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
