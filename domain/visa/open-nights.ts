import { addDays, dayOf } from '#domain/core/time.ts';

/** Nights without a bed as two days: the evening of the first night and the morning after the last. */
export type OpenNights = { readonly from: string; readonly until: string };
type Stay = { readonly startsAt: number; readonly endsAt: number };

/**
 * Nights of a journey without a stay; consecutive nights are merged. `arrival`: its first day, YYYY-MM-DD in Tehran;
 * `days`: number of days, so one night fewer. Times of a stay: server epoch ms.
 */
export function openNights(
  { arrival, days }: { readonly arrival: string; readonly days: number },
  stays: readonly Stay[],
): readonly OpenNights[] {
  const spans = stays.map(({ startsAt, endsAt }) => ({ from: dayOf(startsAt), until: dayOf(endsAt) }));
  const open: OpenNights[] = [];
  for (let night = 0; night < days - 1; night += 1) {
    const [from, until] = [addDays(arrival, night), addDays(arrival, night + 1)];
    if (spans.some((span) => span.from <= from && until <= span.until)) continue;
    const last = open.at(-1);
    if (last?.until === from) open[open.length - 1] = { from: last.from, until };
    else open.push({ from, until });
  }
  return open;
}
