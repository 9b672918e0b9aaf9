import { pathTo } from '#domain/addresses.ts';
import { airlineNameOf } from '#domain/airlines.ts';
import { cityOf } from '#domain/cities.ts';
import { flightCode } from '#domain/flight-code.ts';
import { euro, formatMoney, type Money, subtract } from '#domain/money.ts';
import { ORDER_PASSPORT_DAYS, orderPassportsUntil } from '#domain/retention.ts';
import { isIssued, isMoneyBack, isUnfinished } from '#domain/status-questions.ts';
import { clockOf, dayOf, formatFullDay } from '#domain/time.ts';
import { m } from '#src/copy/generated/messages.js';
import { type Documents, faresOf, type Order, wasCancelled } from '#src/screens/booking/order.ts';
import { CancelCard, type CancelCardProps } from '#src/screens/profile/CancelCard.tsx';
import { timelineOf } from '#src/screens/profile/order-timeline.ts';
import { PapersCard, type PapersCardProps } from '#src/screens/profile/PapersCard.tsx';
import { StatusTag } from '#src/screens/profile/StatusTag.tsx';
import { Breadcrumbs } from '#src/ui/Breadcrumbs.tsx';
import { buttonLook } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Row, Section, Split, Stack, Wrap } from '#src/ui/layout.tsx';
import { PriceLines } from '#src/ui/Price.tsx';
import { Table } from '#src/ui/Table.tsx';
import { Timeline } from '#src/ui/Timeline.tsx';

export type OrderScreenProps = Omit<CancelCardProps, 'view' | 'order'> & {
  readonly order: Order;
  /** null: there are none. */
  readonly documents: Documents | null;
  /** Without an account: found by its reference and e-mail. */
  readonly isGuest?: boolean;
  readonly cancel: CancelCardProps['view'];
  readonly mail: PapersCardProps['view'];
  readonly sendMail: PapersCardProps['send'];
};

/** One order: what it is, what happened to it, its papers, and how it is cancelled. */
export function OrderScreen({ order, documents, isGuest = false, cancel, mail, sendMail, ...rest }: OrderScreenProps) {
  const [first] = order.item.legs;
  const bought = order.events[0]?.at ?? order.serverNow;
  const isValid = isIssued(order.status);
  const cancelled = cancel.kind === 'resting' ? (cancelledOf(order) ?? cancel) : cancel;
  return (
    <Section isTight>
      <Wrap>
        <Stack gap={6}>
          <Breadcrumbs
            above={
              isGuest
                ? [{ href: pathTo.findBooking(), text: m.profile_find_booking() }]
                : [
                    { href: pathTo.profile(), text: m.profile_nav() },
                    { href: pathTo.orders(), text: m.profile_orders_title() },
                  ]
            }
            here={order.reference}
            isCode
          />
          <Row as="header" isSpread align="top">
            <Stack gap={2}>
              <Row>
                <StatusTag status={order.status} />
                <span className="small quiet">
                  {m.profile_order_ordered({ day: formatFullDay(dayOf(bought)), time: clockOf(bought) })}
                </span>
              </Row>
              <h1>
                {m.profile_order_title({
                  from: cityOf(first?.flight.origin ?? ''),
                  to: cityOf(first?.flight.destination ?? ''),
                  day: formatFullDay(dayOf(first?.flight.departsAt ?? 0)),
                })}
              </h1>
              {order.item.legs.map(({ path, flight }) => (
                <p key={path} className="quiet">
                  {formatFullDay(dayOf(flight.departsAt))}:{' '}
                  {m.profile_order_facts({
                    airline: airlineNameOf(flight.airline)?.en ?? flight.airlineName,
                    number: flightCode(flight),
                    departs: clockOf(flight.departsAt),
                    arrives: clockOf(flight.arrivesAt),
                  })}
                </p>
              ))}
            </Stack>
            <Row>
              {isUnfinished(order.status) ? (
                <a {...buttonLook({ kind: 'primary' })} href={pathTo.issue(order.orderId)}>
                  {m.profile_order_finish()}
                </a>
              ) : null}
              {documents && isValid ? (
                <a {...buttonLook()} href={pathTo.issue(order.orderId)}>
                  <Icon name="ticket" />
                  {m.profile_order_tickets()}
                </a>
              ) : null}
            </Row>
          </Row>
          <Split>
            <Stack gap={6}>
              {isValid ? (
                <PapersCard orderId={order.orderId} email={order.contact?.email ?? null} view={mail} send={sendMail} />
              ) : null}
              {/* The order is cancelled before its cancellation has ended: the card stays, and the focus with it. */}
              {isValid || cancelled.kind !== 'resting' ? <CancelCard view={cancelled} order={order} {...rest} /> : null}
              {order.passengers.length > 0 ? <Papers order={order} documents={documents} /> : null}
              <Stack as="section" gap={3}>
                <h2 className="strong">{m.profile_order_paid()}</h2>
                <Paid order={order} />
              </Stack>
            </Stack>
            <aside>
              <Stack gap={4}>
                <h2 className="strong">{m.profile_order_happened()}</h2>
                <Timeline items={timelineOf(order)} />
              </Stack>
            </aside>
          </Split>
        </Stack>
      </Wrap>
    </Section>
  );
}

/** A cancellation that has come to its end is told as it was when it was done here; null when there is none. */
function cancelledOf(order: Order): OrderScreenProps['cancel'] | null {
  const isOver = order.status === 'cancelled' || isMoneyBack(order.status);
  if (!isOver || !wasCancelled(order)) return null;
  const back = order.back ?? { toCard: euro(0), toBalance: euro(0) };
  return { kind: 'cancelled', back };
}

function Papers({ order, documents }: Pick<OrderScreenProps, 'order' | 'documents'>) {
  // Masked also where the tickets hold it whole: this page is open for longer than a counter needs it.
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
          {rows.map(({ firstName, lastName, ticketNumber, passportMasked }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: travellers have no identity but their place.
            <tr key={index}>
              <th scope="row">
                {firstName} {lastName}
              </th>
              <td className={ticketNumber ? 'code' : 'quiet'} data-l={m.profile_order_ticket()}>
                {ticketNumber ??
                  (wasCancelled(order) ? m.profile_order_ticket_cancelled() : m.profile_order_no_ticket())}
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

/** What was sold, how it was paid, and what came back: each sum is that of the lines above it. */
function Paid({ order }: { readonly order: Order }) {
  const { total, discount, payment, refunded, back } = order;
  const { protection } = order.item;
  const isPaid = payment?.status === 'succeeded' || payment?.status === 'refunded';
  const line = (label: string, amount: Money, sign = '') =>
    amount.amount > 0 ? [{ label, amount: `${sign}${formatMoney(amount)}` }] : [];
  return (
    <Stack gap={5}>
      <PriceLines
        lines={[
          ...line(m.profile_order_fares(), faresOf(order)),
          ...(discount
            ? line(m.profile_order_discount({ percent: discount.percent, code: discount.code }), discount.amount, '− ')
            : []),
          ...(protection.isChosen ? line(m.passengers_protection(), protection.price) : []),
        ]}
        sum={{ label: m.profile_order_total(), amount: total }}
      />
      {isPaid ? (
        <PriceLines
          lines={[
            ...line(m.profile_order_paid_balance(), payment.fromBalance),
            ...line(m.profile_order_paid_card(), payment.amount),
            ...(back
              ? [
                  ...line(m.profile_order_back_card(), back.toCard, '− '),
                  ...line(m.profile_order_back_balance(), back.toBalance, '− '),
                ]
              : []),
          ]}
          sum={{ label: m.profile_order_in_the_end(), amount: back ? subtract(total, refunded ?? total) : total }}
        />
      ) : null}
    </Stack>
  );
}
