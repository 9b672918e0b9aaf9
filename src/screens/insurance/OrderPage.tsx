import { formatMoney } from '#domain/core/money.ts';
import { dayOf, formatShortDay } from '#domain/core/time.ts';
import { daysFrom } from '#domain/insurance/days.ts';
import { m } from '#src/copy/generated/messages.js';
import { type OrderPageProps, OrderScreen } from '#src/screens/accounts/profile/OrderScreen.tsx';
import type { OrderSlots } from '#src/screens/core/booking/slots.ts';
import { CoverDays } from '#src/screens/insurance/CoverDays.tsx';
import { type InsuranceOrder, planWords } from '#src/screens/insurance/checkout/hold-slots.tsx';
import { comingDays, stateOf } from '#src/screens/insurance/coming-days.ts';
import { IfItHappens } from '#src/screens/insurance/IfItHappens.tsx';
import { peopleWords, spanWords } from '#src/screens/insurance/insurance-words.ts';
import { Stack } from '#src/ui/layout.tsx';

/** An order of insurance, in the profile and for a booking found by reference. */
export const OrderPage = (props: OrderPageProps<InsuranceOrder>) => <OrderScreen slots={SLOTS} {...props} />;

const stays = ({ leftAt }: InsuranceOrder['passengers'][number]): boolean => leftAt === undefined;

function title(order: InsuranceOrder): string {
  const { item, summary, serverNow } = order;
  if (stateOf(order) !== 'active') return summary.title;
  return m.insurance_order_today({ day: daysFrom(item.firstDay, dayOf(serverNow)), days: item.days });
}

const Papers: OrderSlots<InsuranceOrder>['Papers'] = ({ order, documents }) => (
  <Stack gap={6}>
    {documents ? <CoverDays order={order} /> : null}
    <Stack as="section" gap={3}>
      <h2 className="strong">{m.insurance_people()}</h2>
      <ul>
        {order.passengers.map((person, place) => {
          const paper = documents?.papers.find(({ holder }) => holder?.person === place);
          return stays(person) ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: people have no identity but their place.
            <li key={place}>
              {person.firstName} {person.lastName} {paper ? <bdi className="code small">{paper.number}</bdi> : null}
            </li>
          ) : null;
        })}
      </ul>
    </Stack>
    {documents ? <IfItHappens orderId={order.orderId} /> : null}
  </Stack>
);

const SLOTS: OrderSlots<InsuranceOrder> = {
  title,
  factsOf: ({ item, passengers, summary }) => [
    {
      id: 'plan',
      text: m.insurance_order_plan({
        people: peopleWords(passengers.filter(stays).length || summary.people),
        plan: planWords(item),
      }),
    },
    { id: 'days', text: m.insurance_order_until({ span: spanWords(item.firstDay, item.lastDay) }) },
  ],
  protectionOf: null,
  statuses: {},
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
    progress: m.insurance_order_progress,
    downloads: { papers: m.insurance_paper_download, hasReceipt: false },
    papersText: m.insurance_order_papers_text,
    papersAgain: m.insurance_order_papers_again,
    papersTo: m.insurance_order_papers_to,
    fares: m.insurance_order_fares,
    cancelLead: m.insurance_cancel_lead,
    cancelKeep: m.insurance_cancel_keep,
    cancelNote: m.insurance_cancel_note,
    cancelledNone: m.insurance_cancelled_none,
  },
};
