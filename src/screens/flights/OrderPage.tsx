import { type Money, subtract } from '#domain/core/money.ts';
import { ORDER_PASSPORT_DAYS, orderPassportsUntil } from '#domain/core/retention.ts';
import { clockOf, dayOf, formatFullDay } from '#domain/core/time.ts';
import { cityOf } from '#domain/country/cities.ts';
import { airlineNameOf } from '#domain/flights/airlines.ts';
import { flightCode } from '#domain/flights/flight-code.ts';
import type { CancellationQuote } from '#machines/core/order-cancel/types.ts';
import { m } from '#src/copy/generated/messages.js';
import { type OrderPageProps, OrderScreen } from '#src/screens/accounts/profile/OrderScreen.tsx';
import { momentWords } from '#src/screens/accounts/profile/order-timeline.ts';
import { progressWords } from '#src/screens/accounts/profile/product-page-link.ts';
import { type Documents, wasCancelled } from '#src/screens/core/booking/order.ts';
import type { OrderSlots } from '#src/screens/core/booking/slots.ts';
import { MovedNotes, soldTimes } from '#src/screens/flights/change/MovedNote.tsx';
import { type FlightOrder, protectionOf } from '#src/screens/flights/checkout/order.ts';
import { Stack } from '#src/ui/layout.tsx';
import { Table } from '#src/ui/Table.tsx';

export const OrderPage = (props: OrderPageProps<FlightOrder>) => <OrderScreen slots={SLOTS} {...props} />;

type PapersProps = { readonly order: FlightOrder; readonly documents: Documents | null };

function Papers({ order, documents }: PapersProps) {
  // Masked even where the tickets show it in full: this page stays open longer than a check-in needs.
  const rows = order.passengers.map((one, index) => ({
    ...one,
    ticketNumber: documents?.papers.find(({ holder }) => holder?.person === index)?.number ?? null,
  }));
  const passportsUntil = orderPassportsUntil(order.summary.endsAt);
  const isOver = passportsUntil <= order.serverNow;
  return (
    <Stack gap={3}>
      <Table caption={m.profile_order_papers()} isFold>
        <thead>
          <tr>
            <th scope="col">{m.profile_order_name()}</th>
            <th scope="col">{m.profile_order_ticket()}</th>
            <th scope="col">{m.profile_order_passport()}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ firstName, lastName, ticketNumber, passportMasked, leftAt }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: travellers have no identity but their place.
            <tr key={index}>
              <th scope="row">
                {firstName} {lastName}
              </th>
              <td className={ticketNumber ? 'code' : 'quiet'} data-l={m.profile_order_ticket()}>
                {ticketNumber ??
                  (wasCancelled(order) || leftAt ? m.profile_order_ticket_cancelled() : m.profile_order_no_ticket())}
              </td>
              <td className="code" data-l={m.profile_order_passport()}>
                {passportMasked}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {isOver ? null : (
        <p className="small quiet">
          {m.profile_order_passports({ days: ORDER_PASSPORT_DAYS, day: formatFullDay(dayOf(passportsUntil)) })}
        </p>
      )}
    </Stack>
  );
}

/** Parts of the paid sum that are not refunded: the protection, and a share of each flight. */
function keptOf(
  order: FlightOrder,
  { lines }: CancellationQuote,
  isAll: boolean,
): { readonly label: string; readonly amount: Money }[] {
  const { isChosen, price } = order.item.protection;
  const fares = lines.map(({ part, percent, paid, amount }) => ({
    label: (lines.length === 1 ? m.profile_cancel_kept_one : KEPT[part === 'departing' ? part : 'returning'])({
      percent: 100 - percent,
    }),
    amount: subtract(paid, amount),
  }));
  const protection = isChosen && isAll ? [{ label: m.profile_cancel_protection(), amount: price }] : [];
  return [...protection, ...fares].filter(({ amount }) => amount.amount > 0);
}

const KEPT = { departing: m.profile_cancel_kept_out, returning: m.profile_cancel_kept_back } as const;

const SLOTS: OrderSlots<FlightOrder> = {
  title: ({ item: { legs } }) =>
    m.results_leg({
      from: cityOf(legs[0]?.flight.origin ?? ''),
      to: cityOf(legs[0]?.flight.destination ?? ''),
      day: formatFullDay(dayOf(legs[0]?.flight.departsAt ?? 0)),
    }),
  factsOf: ({ item: { legs } }) =>
    legs.flatMap((leg) => {
      const { path, flight } = leg;
      const facts = m.profile_order_facts({
        airline: airlineNameOf(flight.airline)?.en ?? flight.airlineName,
        number: flightCode(flight),
        departs: clockOf(flight.departsAt),
        arrives: clockOf(flight.arrivesAt),
      });
      return [
        { id: path, text: `${formatFullDay(dayOf(flight.departsAt))}: ${facts}` },
        ...(leg.moved
          ? [
              {
                id: `${path}-moved`,
                text: m.flights_moved_fact({ number: flightCode(flight), before: soldTimes(leg) }),
              },
            ]
          : []),
      ];
    }),
  protectionOf,
  statuses: {
    held: m.flights_status_held,
    issuing: m.flights_status_issuing,
    issued: m.flights_status_issued,
    issueFailed: m.flights_status_issueFailed,
    cancelQuoted: m.flights_status_issued,
  },
  Notes: MovedNotes,
  Papers,
  comingOf: ({ item: { legs }, serverNow }) =>
    legs.map(({ path, flight }) => ({
      id: path,
      time: momentWords(flight.departsAt),
      title: m.profile_order_flight({ city: cityOf(flight.destination) }),
      state: flight.departsAt <= serverNow ? 'done' : 'next',
    })),
  events: {
    held: () => m.profile_event_held(),
    awaitingPayment: () => m.profile_event_awaitingPayment(),
    issuing: () => m.profile_event_issuing(),
    issued: ({ passengers }) => m.profile_event_issued({ count: passengers.length }),
    issueFailed: () => m.profile_event_issueFailed(),
    partiallyCancelled: () => m.flights_event_left(),
  },
  stages: { flightMoved: () => m.flights_event_moved() },
  changed: {
    // Of a return trip one flight is changed at a time.
    date: ({ before, after }) =>
      before.startsAt === after.startsAt
        ? m.flights_event_date_back({ before: momentWords(before.endsAt), after: momentWords(after.endsAt) })
        : m.flights_event_date({ before: momentWords(before.startsAt), after: momentWords(after.startsAt) }),
    name: () => m.flights_event_name(),
    time: () => m.flights_event_time(),
  },
  keptOf,
  parts: {
    question: m.profile_cancel_who,
    hint: m.profile_cancel_who_hint,
    nameOf: ({ passengers }, { person }) => {
      const found = passengers[person ?? -1];
      return found ? `${found.firstName} ${found.lastName}` : '';
    },
  },
  words: {
    papers: m.profile_order_tickets,
    progress: progressWords,
    papersText: m.profile_papers_text,
    downloads: { papers: m.issue_download, hasReceipt: true },
    papersAgain: m.profile_papers_again,
    papersTo: m.profile_papers_to,
    fares: m.profile_order_fares,
    cancelLead: m.profile_cancel_lead,
    cancelKeep: m.profile_cancel_keep,
    cancelNote: m.profile_cancel_note,
    cancelledNone: m.profile_cancel_done_none,
  },
};
