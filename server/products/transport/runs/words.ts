import { formatFullPersianDay } from '#domain/core/persian-day.ts';
import { clockOf, dayOf, formatFullDay } from '#domain/core/time.ts';
import type { Block } from '#server/mails/layout.ts';
import type { RunItemDetail } from '#server/products/transport/runs/detail.ts';
import { titlesOf } from '#server/products/transport/runs/item.ts';

export const momentWords = (moment: number): string =>
  `${clockOf(moment)} on ${formatFullDay(dayOf(moment))} (${formatFullPersianDay(dayOf(moment))})`;

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** What was bought, in a mail. */
export function runBlock(detail: RunItemDetail): Block {
  const { kind, number, from, to, times, runClass, places } = detail;
  const what = runClass.plan.what === 'berths' ? 'berth' : 'seat';
  return {
    heading: titlesOf(detail).title,
    lines: [
      `${kind === 'train' ? 'Train' : 'Bus'} ${number}, ${runClass.en}, ${counted(places.length, what)}`,
      `Departs ${momentWords(times.departsAt)}, Tehran time, from ${from.en}`,
      `Arrives ${momentWords(times.arrivesAt)} at ${to.en}`,
    ],
  };
}
