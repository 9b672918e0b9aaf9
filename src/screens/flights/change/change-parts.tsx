import { formatMoney } from '#domain/core/money.ts';
import { own } from '#domain/core/own.ts';
import { HOUR_MS } from '#domain/core/time.ts';
import { cityOf } from '#domain/country/cities.ts';
import { KEPT_PART, type OrderLeg } from '#domain/flights/fares.ts';
import { isWaived, NAME_ENDS_BEFORE_MS } from '#domain/flights/flight-change.ts';
import { flightCode } from '#domain/flights/flight-code.ts';
import { m } from '#src/copy/generated/messages.js';
import type {
  ChangeFormProps,
  ChangeParts,
  ChangeProps,
  ChangeRow,
  OrderChange,
} from '#src/screens/core/change/change-slots.ts';
import { DateForm } from '#src/screens/flights/change/DateForm.tsx';
import { soldTimes, timesOf } from '#src/screens/flights/change/MovedNote.tsx';
import { NameForm } from '#src/screens/flights/change/NameForm.tsx';
import { TimeForm } from '#src/screens/flights/change/TimeForm.tsx';
import type { FlightOrder } from '#src/screens/flights/checkout/order.ts';
import { backWords, bagWords, kindName } from '#src/screens/flights/results/fare-words.ts';

type Both = ChangeProps<FlightOrder>;

const Form = (props: ChangeFormProps<FlightOrder>) => {
  if (props.kind === 'name') return <NameForm {...props} />;
  return props.kind === 'time' ? <TimeForm {...props} /> : <DateForm {...props} />;
};

/** The item of a change of flights is that of its order. */
const itemOf = ({ item }: OrderChange) => item as FlightOrder['item'];

/** The leg that changes, as it is and as it will be. */
function legsOf({ order, change }: Both): { readonly before: OrderLeg; readonly after: OrderLeg } | null {
  const after = itemOf(change).legs.find(
    (leg, index) => JSON.stringify(leg) !== JSON.stringify(order.item.legs[index]),
  );
  const before = order.item.legs.find(({ path }) => path === after?.path);
  return before && after ? { before, after } : null;
}

function rowsOf(both: Both): ChangeRow[] {
  const { order, change } = both;
  if (change.kind === 'name') {
    return change.people.map(({ position, firstName, lastName }) => {
      const known = order.passengers[position];
      return {
        id: String(position),
        term: m.profile_order_name(),
        before: known ? `${known.firstName} ${known.lastName}` : '',
        after: `${firstName} ${lastName}`,
      };
    });
  }
  const legs = legsOf(both);
  if (!legs) return [];
  const { before, after } = legs;
  const flightOf = ({ flight }: OrderLeg) => `${flight.airlineName} ${flightCode(flight)}`;
  return [
    {
      id: 'times',
      term: m.flights_change_row_times(),
      before: change.kind === 'time' ? soldTimes(before) : timesOf(before.flight),
      after: timesOf(after.flight),
    },
    { id: 'flight', term: m.flights_change_row_flight(), before: flightOf(before), after: flightOf(after) },
    ...(change.kind === 'date' ? fareRows(before, after, order.serverNow) : []),
    ...(change.kind === 'date'
      ? [
          {
            id: 'tickets',
            term: m.profile_order_ticket(),
            before: m.flights_change_row_void(),
            after: m.profile_change_new_numbers(),
          },
        ]
      : []),
  ];
}

/** What else the new fare changes: nobody should find out later that it has less baggage or gives less back. */
function fareRows(before: OrderLeg, after: OrderLeg, now: number): ChangeRow[] {
  // Until it is accepted, all of a flight that the airline moved comes back.
  const backNow = isWaived(before, now) ? m.flights_change_row_back_moved() : backWords(before, now);
  return [
    { id: 'fare', term: m.flights_change_row_fare(), before: kindName(before), after: kindName(after) },
    { id: 'bags', term: m.flights_change_row_bags(), before: bagWords(before), after: bagWords(after) },
    { id: 'back', term: m.flights_change_row_back(), before: backNow, after: backWords(after, now) },
  ].filter((row) => row.before !== row.after);
}

/** The new fare, what is kept of the one before, and the one before: that is the whole difference. */
function linesOf({ order, change }: Both) {
  if (change.kind !== 'date') return [];
  const sumOf = (lines: OrderChange['lines'], of: (part: string) => boolean) =>
    lines.reduce((total, { part, sum }) => (of(part) ? total + sum.amount : total), 0);
  const isKept = (part: string) => Object.values<string>(KEPT_PART).includes(part);
  const isFare = (part: string) => !isKept(part);
  const kept = sumOf(change.lines, isKept) - sumOf(order.lines, isKept);
  const signed = (amount: number) =>
    `${amount < 0 ? '− ' : '+ '}${formatMoney({ amount: Math.abs(amount), currency: 'EUR' })}`;
  const fare = sumOf(change.lines, isFare) - sumOf(order.lines, isFare);
  const byDiscount = change.newTotal.amount - change.oldTotal.amount - fare - kept;
  return [
    { label: m.flights_change_line_fares(), amount: signed(fare) },
    ...(kept === 0 ? [] : [{ label: m.flights_change_line_kept(), amount: signed(kept) }]),
    ...(byDiscount === 0 ? [] : [{ label: m.flights_change_line_discount(), amount: signed(byDiscount) }]),
  ];
}

const TITLES: Readonly<Record<string, () => string>> = {
  date: m.flights_change_date,
  name: m.flights_change_name,
  time: m.flights_change_time,
};

const LEADS: Readonly<Record<string, () => string>> = {
  date: m.flights_change_date_lead,
  name: () => m.flights_change_name_lead({ hours: NAME_ENDS_BEFORE_MS / HOUR_MS }),
  time: m.flights_change_time_lead,
};

const DONE: Readonly<Record<string, () => string>> = {
  date: m.flights_change_date_done,
  name: m.flights_change_name_done,
  time: m.flights_change_time_done,
};

const DOES: Readonly<Record<string, () => string>> = {
  date: m.flights_change_do,
  name: m.flights_change_name_do,
  time: m.flights_change_time,
};

/** Names what stays: of a quote its own leg, before it the one flight that can still be changed. */
const keepWords: ChangeParts<FlightOrder>['words']['keep'] = (order, { kind, change }) => {
  if (kind === 'name') return m.profile_change_keep_name();
  if (kind === 'time') return m.flights_change_time_keep();
  const coming = order.item.legs.filter(({ flight }) => flight.departsAt > order.serverNow);
  const leg = change ? legsOf({ order, change })?.before : coming.length === 1 ? coming[0] : undefined;
  return leg ? m.flights_change_keep({ city: cityOf(leg.flight.destination) }) : m.flights_change_keep_all();
};

export const changeParts: ChangeParts<FlightOrder> = {
  Form,
  rowsOf,
  linesOf,
  words: {
    title: (kind) => own(TITLES, kind)?.() ?? '',
    lead: (kind) => own(LEADS, kind)?.() ?? '',
    pay: (_, sum) => m.flights_change_pay({ sum }),
    getBack: (_, sum) => m.flights_change_get_back({ sum }),
    doIt: ({ change }) => own(DOES, change.kind)?.() ?? '',
    keep: keepWords,
    held: (kind) => (kind === 'date' ? m.flights_change_held() : null),
    note: ({ change }) => (change.kind === 'date' ? m.flights_change_date_note() : m.profile_change_nothing()),
    changing: () => m.flights_change_changing(),
    done: ({ change }) => own(DONE, change.kind)?.() ?? '',
    refused: () => m.flights_change_refused(),
    lapsed: () => m.flights_change_lapsed(),
  },
};
