import { CARD_REFUND_DAYS } from '#domain/core/card-refund.ts';
import { formatMoney } from '#domain/core/money.ts';
import { dayOf, formatDay } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';
import { momentWords } from '#src/screens/accounts/profile/order-timeline.ts';
import type { TimelineItem } from '#src/ui/Timeline.tsx';

export type Refund = components['schemas']['OrderRefund'];

const CAUSES: Readonly<Record<Refund['cause'], () => string>> = {
  asked: m.profile_refund_asked,
  refused: m.profile_refund_refused,
  unpaid: m.profile_refund_unpaid,
  notIssued: m.profile_refund_not_issued,
  unused: m.profile_refund_unused,
  changed: m.profile_refund_changed,
  priceFell: m.profile_refund_price_fell,
  takenBack: m.profile_refund_taken_back,
};

/** The way of a refund: why, agreed, sent, and by when a bank shows it. `now`: server epoch ms. */
export function refundSteps(refund: Refund, now: number): TimelineItem[] {
  const { cause, askedAt, agreedAt, sum, back } = refund;
  const why = { id: 'why', time: askedAt === null ? '' : momentWords(askedAt), title: CAUSES[cause]() };
  if (back === null)
    return [
      { ...why, state: 'done' },
      { id: 'agreed', time: '', title: m.profile_refund_waits({ amount: formatMoney(sum) }), state: 'now' },
    ];
  const agreed = agreedAt === null ? '' : momentWords(agreedAt);
  const toBalance = m.profile_refund_balance({ amount: formatMoney(back.toBalance) });
  return [
    // Of what a bank took back on its own we know only the end.
    ...(cause === 'takenBack' && askedAt === null ? [] : [{ ...why, state: 'done' as const }]),
    ...(agreedAt === null
      ? []
      : [
          {
            id: 'agreed',
            time: agreed,
            title: m.profile_refund_agreed({ amount: formatMoney(sum) }),
            state: 'done' as const,
          },
        ]),
    ...(back.toBalance.amount > 0 ? [{ id: 'balance', time: agreed, title: toBalance, state: 'done' as const }] : []),
    ...(back.toCard.amount > 0 ? cardSteps(refund, formatMoney(back.toCard), now) : []),
  ];
}

function cardSteps({ cause, cardSentAt, cardBy }: Refund, amount: string, now: number): TimelineItem[] {
  if (cardSentAt === null || cardBy === null)
    return [{ id: 'card', time: '', title: m.profile_refund_card_waits({ amount }), state: 'now' }];
  const time = momentWords(cardSentAt);
  if (cause === 'takenBack')
    return [{ id: 'card', time, title: m.profile_refund_bank_took({ amount }), state: 'done' }];
  return [
    { id: 'card', time, title: m.profile_refund_card({ amount }), state: 'done' },
    {
      id: 'seen',
      time: m.profile_refund_by({ day: formatDay(cardBy) }),
      title: m.profile_refund_seen(),
      text: m.profile_refund_simulated({ days: CARD_REFUND_DAYS }),
      state: cardBy < dayOf(now) ? 'done' : 'next',
    },
  ];
}
