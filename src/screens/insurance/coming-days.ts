import { formatMoney } from '#domain/core/money.ts';
import { addDays, formatDay, formatFullDay } from '#domain/core/time.ts';
import { beginsAtTime } from '#domain/insurance/days.ts';
import { MAX_DAYS } from '#domain/insurance/plans.ts';
import { policyState } from '#domain/insurance/policy-state.ts';
import { m } from '#src/copy/generated/messages.js';
import { momentText } from '#src/screens/core/issue/moment.ts';
import { coverSpans, ofSpan } from '#src/screens/insurance/cover-spans.ts';
import type { InsuranceOrder } from '#src/screens/insurance/insurance-words.ts';
import type { TimelineItem } from '#src/ui/Timeline.tsx';

/** State of the policy of an order at the moment of its answer. */
export const stateOf = ({ status, issuedAt, item: { coverFrom, coverUntil }, serverNow }: InsuranceOrder) =>
  policyState({ status, issuedAt, coverFrom, coverUntil }, serverNow);

/** From now to the last day. */
export function comingDays(order: InsuranceOrder): readonly TimelineItem[] {
  const { item, serverNow } = order;
  const state = stateOf(order);
  const spans = coverSpans(order);
  const stateAt = (moment: number) => (moment <= serverNow ? ('done' as const) : ('next' as const));
  return [
    ...(state === 'scheduled'
      ? [
          {
            id: 'scheduled',
            time: m.insurance_coming_until({ day: formatDay(addDays(item.firstDay, -1)) }),
            title: m.insurance_state_scheduled(),
            text: m.insurance_coming_cancel({ fee: formatMoney(item.keptEach) }),
            state: 'now' as const,
          },
        ]
      : []),
    {
      id: 'begins',
      // Who is in Iran already, or pays on the first day, is covered from a minute on.
      time: beginsAtTime(item.coverFrom) ? momentText(item.coverFrom) : formatFullDay(item.firstDay),
      title: item.isInIran ? m.insurance_coming_begins_in_iran() : m.insurance_coming_begins(),
      state: stateAt(item.coverFrom),
    },
    ...spans.flatMap((span) => [
      ...(span.days < MAX_DAYS && serverNow < span.endsAt
        ? [
            {
              id: `extend-${span.lastDay}`,
              time: formatFullDay(span.lastDay),
              title: ofSpan(m.insurance_coming_extend(), span, spans.length === 1),
              text: m.insurance_coming_extend_text({ most: MAX_DAYS }),
              state: 'next' as const,
            },
          ]
        : []),
      {
        id: `ends-${span.lastDay}`,
        time: formatFullDay(span.lastDay),
        title: ofSpan(m.insurance_coming_ends(), span, spans.length === 1),
        state: stateAt(span.endsAt),
      },
    ]),
  ];
}
