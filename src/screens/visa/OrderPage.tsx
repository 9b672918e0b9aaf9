import { countryName } from '#domain/core/countries.ts';
import { subtract } from '#domain/core/money.ts';
import { dayOf, formatDay, formatFullDay } from '#domain/core/time.ts';
import { codeStateOn } from '#domain/visa/visa-code-state.ts';
import { VISA_WITHDRAWN_PERCENT } from '#domain/visa/visa-fees.ts';
import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';
import { type OrderPageProps, OrderScreen } from '#src/screens/accounts/profile/OrderScreen.tsx';
import { PaperNumbers } from '#src/screens/core/booking/PaperNumbers.tsx';
import type { OrderSlots } from '#src/screens/core/booking/slots.ts';

type VisaOrder = components['schemas']['VisaOrder'];
type Person = VisaOrder['item']['people'][number];

export const OrderPage = (props: OrderPageProps<VisaOrder>) => <OrderScreen slots={SLOTS} {...props} />;

/** Notes about one person; empty while there is nothing to do. */
function personWords(
  { nationality, outcome, correction, codeUntil, enterBy }: Person,
  { arrival, serverNow }: { readonly arrival: string; readonly serverNow: number },
): string | null {
  const country = countryName(nationality);
  if (outcome === 'codeIssued') {
    if (codeUntil === null || enterBy === null) return m.visa_order_person_code({ country });
    const state = codeStateOn(dayOf(serverNow), { codeUntil, enterBy, arrival });
    if (state === 'lapsed') return m.visa_order_person_lapsed({ country, day: formatFullDay(codeUntil) });
    return state === 'endsEarly'
      ? m.visa_order_person_ends({ country, day: formatFullDay(enterBy) })
      : m.visa_order_person_until({ country, day: formatFullDay(codeUntil) });
  }
  if (outcome === 'refused') return m.visa_order_person_refused({ country });
  return correction === null ? null : m.visa_order_person_asked({ country });
}

const STAGES: Readonly<Record<components['schemas']['VisaStage'], () => string>> = {
  submitted: m.visarequest_tag_submitted,
  underReview: m.visarequest_tag_underreview,
  actionNeeded: m.visarequest_tag_actionneeded,
  sentToMinistry: m.visarequest_tag_ministry,
};

const SLOTS: OrderSlots<VisaOrder> = {
  title: ({ summary }) => summary.title,
  factsOf: ({ item: { arrival, days, promisedOn, people }, serverNow }) => [
    { id: 'arrive', text: m.visa_order_arrive({ day: formatFullDay(arrival) }) },
    { id: 'stay', text: m.visa_order_stay({ count: days }) },
    ...(promisedOn === null
      ? []
      : [{ id: 'promised', text: m.visa_order_promised({ day: formatFullDay(promisedOn) }) }]),
    ...people.flatMap((person, index) => {
      const text = personWords(person, { arrival, serverNow });
      return text === null ? [] : [{ id: `person-${index}`, text }];
    }),
    { id: 'simulated', text: m.visa_order_simulated() },
  ],
  protectionOf: null,
  statuses: {
    issuing: ({ item: { people }, stage }) =>
      people.some(({ correction }) => correction !== null)
        ? m.visarequest_tag_actionneeded()
        : STAGES[stage ?? 'submitted'](),
    issued: m.visarequest_tag_issued,
    expired: m.visa_order_expired,
  },
  Papers: ({ documents }) => <PaperNumbers documents={documents} label={m.visarequest_track_code()} />,
  comingOf: ({ item: { arrival }, summary: { startsAt }, serverNow }) => [
    {
      id: 'starts',
      time: formatDay(arrival),
      title: m.visa_order_coming(),
      state: startsAt <= serverNow ? 'done' : 'next',
    },
  ],
  events: {
    held: () => m.visa_order_event_placed(),
    awaitingPayment: () => m.visa_order_event_placed(),
    issuing: () => m.visa_order_event_issuing(),
    issued: () => m.visa_order_event_issued(),
    issueFailed: () => m.visa_order_event_failed(),
    expired: () => m.visa_order_event_expired(),
    partiallyCancelled: () => m.visa_order_event_some(),
  },
  changed: {},
  stages: {
    submitted: null, // said by `issuing`
    underReview: () => m.visa_order_event_underreview(),
    actionNeeded: () => m.visa_order_event_actionneeded(),
    sentToMinistry: () => m.visa_order_event_ministry(),
  },
  keptOf: (_, { paid, refund }) => {
    const kept = subtract(paid, refund);
    return kept.amount > 0 ? [{ label: m.visa_cancel_kept(), amount: kept }] : [];
  },
  words: {
    papers: m.visa_order_codes,
    progress: ({ item: { people } }) =>
      people.some(({ correction }) => correction !== null) ? m.visa_order_answer() : m.visa_order_tracker(),
    papersText: m.visa_order_codes_text,
    downloads: { papers: m.visarequest_download, hasReceipt: false },
    papersAgain: m.visa_order_codes_again,
    papersTo: m.visa_order_codes_to,
    fares: m.visa_order_fee,
    cancelLead: () => m.visa_cancel_lead({ percent: VISA_WITHDRAWN_PERCENT }),
    cancelKeep: m.visa_cancel_keep,
    cancelNote: m.visa_cancel_note,
    cancelledNone: m.visa_cancel_done_none,
  },
};
