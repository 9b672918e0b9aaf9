import type { ComponentType, ReactNode } from 'react';
import { euro, formatMoney, type Money, subtract, sum } from '#domain/core/money.ts';
import { own } from '#domain/core/own.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import { isIssued } from '#domain/core/status-questions.ts';
import { clockOf, dayOf, formatFullDay } from '#domain/core/time.ts';
import { m } from '#src/copy/generated/messages.js';
import type { CancelSlots } from '#src/screens/accounts/profile/CancelCard.tsx';
import { timelineOf } from '#src/screens/accounts/profile/order-timeline.ts';
import { PapersCard, type PapersCardProps } from '#src/screens/accounts/profile/PapersCard.tsx';
import { ownPageLink } from '#src/screens/accounts/profile/product-page-link.ts';
import type { RefundCardProps } from '#src/screens/accounts/profile/RefundCard.tsx';
import { StatusTag } from '#src/screens/accounts/profile/StatusTag.tsx';
import { type Documents, faresOf, type OrderCore } from '#src/screens/core/booking/order.ts';
import type { OrderSlots } from '#src/screens/core/booking/slots.ts';
import type { ChangeComponent } from '#src/screens/core/change/change-slots.ts';
import { Breadcrumbs } from '#src/ui/Breadcrumbs.tsx';
import { buttonLook } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Row, Section, Split, Stack, Wrap } from '#src/ui/layout.tsx';
import { PriceLines, type PriceLinesProps } from '#src/ui/Price.tsx';
import { Timeline } from '#src/ui/Timeline.tsx';
import { Words } from '#src/ui/Words.tsx';

/** Props of a product's order page, which renders this screen with its slots. */
export type OrderPageProps<O extends OrderCore> = {
  readonly order: O;
  readonly documents: Documents | null;
  /** Opened with reference and e-mail, without an account. */
  readonly isGuest?: boolean;
  /** Cancels it, or tells how that ended; null where neither is. */
  readonly cancel?: ((slots: CancelSlots<O>) => ReactNode) | null;
  readonly mail: PapersCardProps['view'];
  readonly sendMail: PapersCardProps['send'];
  /** Pays the rest after a deposit; null where there is none. */
  readonly Rest?: ComponentType<{ readonly order: OrderCore; readonly isProtected: boolean }> | null;
  /** Changes of an issued order, where its product has them. */
  readonly Change?: ChangeComponent | null;
  /** Where the money is that goes back; null where none does. */
  readonly Refunds?: ComponentType<RefundCardProps> | null;
  /** What fits to this booking. */
  readonly fits?: ReactNode;
  /** What it gave its owner and what lives on after it, above all else. */
  readonly life?: ReactNode;
};

type OrderScreenProps<O extends OrderCore> = OrderPageProps<O> & { readonly slots: OrderSlots<O> };

export function OrderScreen<O extends OrderCore>(props: OrderScreenProps<O>) {
  const { order, slots, documents, isGuest = false, cancel = null, mail, sendMail, fits, life } = props;
  const { Rest = null, Change = null, Refunds = null } = props;
  const isProtected = slots.protectionOf?.(order).isChosen ?? false;
  const { Notes, Papers, words } = slots;
  const bought = order.events[0]?.at ?? order.serverNow;
  const isValid = isIssued(order.status);
  const ownPage = ownPageLink(order, slots.words);
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
                <StatusTag status={order.status} words={own(slots.statuses, order.status)?.(order)} />
                <span className="small quiet">
                  {m.profile_order_ordered({ day: formatFullDay(dayOf(bought)), time: clockOf(bought) })}
                </span>
              </Row>
              <h1>{slots.title(order)}</h1>
              {slots.factsOf(order).map(({ id, text }) => (
                <p key={id} className="quiet">
                  {text}
                </p>
              ))}
            </Stack>
            {ownPage ? (
              <a {...buttonLook(ownPage.isPrimary ? { kind: 'primary' } : {})} href={order.page}>
                {isValid ? <Icon name="ticket" /> : null}
                <Words>{ownPage.text}</Words>
              </a>
            ) : null}
          </Row>
          {life}
          <Split>
            <Stack gap={6}>
              {Notes ? <Notes order={order} /> : null}
              {Rest ? <Rest order={order} isProtected={isProtected} /> : null}
              {isValid ? (
                <PapersCard
                  orderId={order.orderId}
                  words={words}
                  email={order.contact?.email ?? null}
                  view={mail}
                  send={sendMail}
                />
              ) : null}
              {Change && isValid ? <Change order={order} isProtected={isProtected} /> : null}
              {cancel?.(slots)}
              {Refunds && order.refunds ? <Refunds refunds={order.refunds} now={order.serverNow} /> : null}
              {order.passengers.length > 0 ? <Papers order={order} documents={documents} /> : null}
              <Stack as="section" gap={3}>
                <h2 className="strong">{m.profile_order_paid()}</h2>
                <Paid order={order} slots={slots} />
              </Stack>
              {fits}
            </Stack>
            <aside>
              <Stack gap={4}>
                <h2 className="strong">{m.profile_order_happened()}</h2>
                <Timeline items={timelineOf(order, slots)} />
              </Stack>
            </aside>
          </Split>
        </Stack>
      </Wrap>
    </Section>
  );
}

/** Items, payment and refunds; each sum equals the lines above it, in one currency. */
function Paid<O extends OrderCore>({ order, slots }: Pick<OrderScreenProps<O>, 'order' | 'slots'>) {
  const { total, discount } = order;
  const protection = slots.protectionOf?.(order) ?? null;
  const paid = paidLines(order);
  const dollars = dollarsOf(order);
  return (
    <Stack gap={5}>
      <PriceLines
        lines={[
          ...line(slots.words.fares(), faresOf(order, protection)),
          ...(discount
            ? line(m.profile_order_discount({ percent: discount.percent, code: discount.code }), discount.amount, '− ')
            : []),
          ...(protection?.isChosen ? line(m.review_protection(), protection.price) : []),
        ]}
        sum={{ label: m.profile_order_total(), amount: total }}
      />
      {paid ? <PriceLines {...paid} /> : null}
      {dollars ? <p className="small quiet">{dollars}</p> : null}
    </Stack>
  );
}

const line = (label: string, amount: Money, sign = '') =>
  amount.amount > 0 ? [{ label, amount: `${sign}${formatMoney(amount)}` }] : [];

const isPaid = ({ payment }: OrderCore): boolean => payment?.status === 'succeeded' || payment?.status === 'refunded';

/** How it was paid and what went back, in EUR. null: nothing was paid. */
function paidLines(order: OrderCore): PriceLinesProps | null {
  const { total, payment, back, due } = order;
  // Of several payments, or where the price changed since, only the sum is known.
  const sumPaid = order.paid ?? (isPaid(order) ? total : null);
  if (!payment || !sumPaid) return null;
  const gone = goneOf(order);
  const toBalance = gone.amount > 0 && back ? back.toBalance : euro(0);
  const left = due?.purpose === 'balance' && order.paid ? due.amounts.EUR : null;
  const by = order.paid
    ? line(m.profile_event_paid_part(), left && gone.amount === 0 ? euro(0) : order.paid)
    : [
        ...line(m.profile_order_paid_balance(), payment.fromBalance),
        ...line(m.profile_order_paid_card(), subtract(total, payment.fromBalance)),
      ];
  return {
    lines: [
      ...by,
      ...line(m.profile_order_back_card(), subtract(gone, toBalance), '− '),
      ...line(m.profile_order_back_balance(), toBalance, '− '),
    ],
    sum: { label: left ? m.profile_rest_paid() : m.profile_order_in_the_end(), amount: subtract(sumPaid, gone) },
    converted: left && { label: m.profile_order_left(), amount: left },
  };
}

/** What went back so far of what paid the order, in EUR. */
function goneOf({ paid, total, refunded, back, refunds = [] }: OrderCore): Money {
  if (paid)
    return sum(
      refunds.flatMap((one) => (one.back && !one.paidNothing ? [one.sum] : [])),
      'EUR',
    );
  return back ? (refunded ?? total) : euro(0);
}

/** What a card in US dollars paid and got back; null for one in EUR. */
function dollarsOf(order: OrderCore): string | null {
  const { payment, back } = order;
  if (!payment || order.paid || !isPaid(order) || payment.amount.currency === 'EUR' || payment.amount.amount === 0)
    return null;
  const paid = formatMoney(payment.amount);
  return back && back.toCard.amount > 0
    ? m.profile_order_dollars_back({ paid, back: formatMoney(back.toCard) })
    : m.profile_order_dollars({ paid });
}
