import { formatMoney } from '#domain/core/money.ts';
import { addDays, dayOf, formatFullDay } from '#domain/core/time.ts';
import { restToPay } from '#domain/tours/standing.ts';
import { m } from '#src/copy/generated/messages.js';
import type { TourOrder } from '#src/screens/tours/checkout/hold-slots.tsx';
import type { TimelineItem } from '#src/ui/Timeline.tsx';

/** So many days before the start the guide is named. */
const GUIDE_DAYS = 7;

/** The days that a tour has ahead of it: when the rest is due, when it is certain, when the guide is named, its start and end. */
export function comingDays(order: TourOrder): readonly TimelineItem[] {
  const { item, serverNow } = order;
  const today = dayOf(serverNow);
  const on = (id: string, day: string, title: string, text?: string): TimelineItem => ({
    id,
    time: formatFullDay(day),
    title,
    ...(text ? { text } : {}),
    state: day < today ? 'done' : 'next',
  });
  const rest = restToPay(order);
  const restDue = rest === null || rest.dueAt === null ? null : dayOf(rest.dueAt - 1);
  const isOpen = item.kind === 'journey' && !item.isCertain && item.decidedOn !== null;
  const days: readonly (readonly [day: string, item: TimelineItem])[] = [
    ...dated(restDue, (day) =>
      on('rest', day, m.tours_next_rest({ amount: rest === null ? '' : formatMoney(rest.amounts.EUR) })),
    ),
    ...dated(isOpen ? item.decidedOn : null, (day) =>
      on('decided', day, m.tours_next_decided(), m.tours_next_decided_text({ least: item.leastToRun })),
    ),
    ...dated(item.kind === 'journey' && item.guide === null ? addDays(item.start, -GUIDE_DAYS) : null, (day) =>
      on('guide', day, m.tours_next_guide()),
    ),
    ...dated(item.start, (day) => on('start', day, m.tours_next_start({ place: item.from }))),
    ...dated(item.end === item.start ? null : item.end, (day) => on('end', day, m.tours_next_end({ place: item.to }))),
  ];
  return days.toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, shown]) => shown);
}

const dated = (
  day: string | null,
  make: (day: string) => TimelineItem,
): readonly (readonly [string, TimelineItem])[] => (day === null ? [] : [[day, make(day)]]);
