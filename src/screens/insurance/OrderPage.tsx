import { formatMoney } from '#domain/core/money.ts';
import { isIssued } from '#domain/core/status-questions.ts';
import { dayOf, formatShortDay } from '#domain/core/time.ts';
import { daysFrom } from '#domain/insurance/days.ts';
import { m } from '#src/copy/generated/messages.js';
import { type OrderPageProps, OrderScreen } from '#src/screens/accounts/profile/OrderScreen.tsx';
import { progressWords } from '#src/screens/accounts/profile/product-page-link.ts';
import { PaperNumbers } from '#src/screens/core/booking/PaperNumbers.tsx';
import type { OrderSlots } from '#src/screens/core/booking/slots.ts';
import { CoverDays } from '#src/screens/insurance/CoverDays.tsx';
import { comingDays, stateOf } from '#src/screens/insurance/coming-days.ts';
import { coverSpans, stayingIn } from '#src/screens/insurance/cover-spans.ts';
import { type InsuranceOrder, peopleWords, planWords, spanWords } from '#src/screens/insurance/insurance-words.ts';
import { PolicyParts } from '#src/screens/insurance/PolicyParts.tsx';

/** An order of insurance, in the profile and for a booking found by reference. */
export const OrderPage = (props: OrderPageProps<InsuranceOrder>) => <OrderScreen slots={insuranceSlots} {...props} />;

function title(order: InsuranceOrder): string {
  const { item, summary, serverNow } = order;
  if (stateOf(order) !== 'active') return summary.title;
  const day = daysFrom(item.firstDay, dayOf(serverNow));
  const spans = coverSpans(order);
  const [span, ...others] = spans.filter(({ endsAt }) => serverNow < endsAt);
  if (!span || others.length > 0) return m.insurance_order_today_each({ day });
  const { names, days } = span;
  return spans.length === 1
    ? m.insurance_order_today({ day, days })
    : m.insurance_order_today_some({ names, day, days });
}

const STATE_WORDS: Partial<Readonly<Record<ReturnType<typeof stateOf>, () => string>>> = {
  scheduled: m.insurance_state_scheduled,
  active: m.insurance_state_active,
  ended: m.insurance_state_ended,
};
const stateWords = (order: InsuranceOrder): string => (STATE_WORDS[stateOf(order)] ?? m.insurance_state_scheduled)();

/** The covered days, of a policy that is valid. */
const Notes = ({ order }: { readonly order: InsuranceOrder }) =>
  isIssued(order.status) ? <CoverDays order={order} /> : null;

/** The numbers, until its papers are there. */
const Papers: OrderSlots<InsuranceOrder>['Papers'] = ({ order, documents }) =>
  documents ? (
    <PolicyParts order={order} documents={documents} />
  ) : (
    <PaperNumbers documents={documents} label={m.insurance_order_papers()} />
  );

/** What insurance gives to the page of an order. */
export const insuranceSlots: OrderSlots<InsuranceOrder> = {
  title,
  factsOf: (order) => {
    const { item, summary } = order;
    const spans = coverSpans(order);
    const until = (lastDay: string) => m.insurance_order_until({ span: spanWords(item.firstDay, lastDay) });
    return [
      {
        id: 'plan',
        text: m.insurance_order_plan({
          people: peopleWords(stayingIn(order).length || summary.people),
          plan: planWords(item, spans.length <= 1),
        }),
      },
      ...(spans.length > 1
        ? spans.map(({ names, lastDay }) => ({
            id: `days-${lastDay}`,
            text: m.insurance_of_some({ text: names, names: until(lastDay) }),
          }))
        : [{ id: 'days', text: until(item.lastDay) }]),
    ];
  },
  protectionOf: null,
  statuses: { issued: stateWords, partiallyCancelled: stateWords },
  Notes,
  Papers,
  comingOf: comingDays,
  events: {
    held: () => m.insurance_order_event_held(),
    awaitingPayment: () => m.insurance_order_event_told(),
    issuing: () => m.insurance_order_event_issuing(),
    issued: () => m.insurance_order_event_issued(),
    issueFailed: () => m.insurance_order_event_failed(),
    partiallyCancelled: () => m.insurance_order_event_left(),
  },
  stages: {},
  changed: {
    extend: ({ after }) => m.insurance_event_extend({ day: formatShortDay(dayOf(after.endsAt - 1)) }),
    move: ({ before, after }) =>
      m.insurance_event_move({
        before: formatShortDay(dayOf(before.startsAt)),
        after: formatShortDay(dayOf(after.startsAt)),
      }),
    correct: () => m.insurance_event_correct(),
    add: () => m.insurance_event_add(),
  },
  keptOf: ({ item: { keptEach } }, { paid, refund }) => {
    const kept = { ...paid, amount: paid.amount - refund.amount };
    return kept.amount > 0 ? [{ label: m.insurance_cancel_kept({ fee: formatMoney(keptEach) }), amount: kept }] : [];
  },
  parts: {
    question: m.insurance_cancel_which,
    hint: m.insurance_cancel_which_hint,
    nameOf: ({ passengers }, { person }) => {
      const found = passengers[person ?? -1];
      return found ? `${found.firstName} ${found.lastName}` : '';
    },
  },
  words: {
    papers: m.insurance_order_papers_link,
    progress: progressWords,
    downloads: { papers: m.insurance_paper_download, hasReceipt: true },
    papersText: m.insurance_order_papers_text,
    papersAgain: m.insurance_order_papers_again,
    papersTo: m.insurance_order_papers_to,
    fares: m.insurance_order_fares,
    cancelLead: (order) =>
      order.item.coverFrom <= order.serverNow ? m.insurance_cancel_lead_none() : m.insurance_cancel_lead(),
    cancelKeep: m.insurance_cancel_keep,
    cancelNote: m.insurance_cancel_note,
    cancelledNone: m.insurance_cancelled_none,
  },
};
