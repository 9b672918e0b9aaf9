import { addDays, DAY_MS, dayOf, daysBetween, HOUR_MS, MINUTE_MS, momentOf, weekdayOf } from '#domain/core/time.ts';
import { minutesOf } from '#domain/core/zoned-time.ts';
import type { components } from '#openapi/generated/types.ts';

export type Weekday = components['schemas']['Weekday'];

/** A line of a timetable. `departs`: "17:40" in Tehran. */
export type TimetableEntry = {
  readonly number: string;
  readonly from: string;
  readonly to: string;
  readonly days: readonly Weekday[];
  readonly departs: string;
  readonly minutes: number;
};

/** When it runs on a day. Moments are UTC epoch ms, days YYYY-MM-DD in Tehran. */
export type RunTimes = {
  readonly day: string;
  readonly departsAt: number;
  readonly arrivesAt: number;
  readonly arrivesDay: string;
  /** Days after its departure; 0 on the same day. */
  readonly plusDays: number;
};

const WEEKDAYS: readonly Weekday[] = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const LONG = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The times of a run; null on a day on which it does not run. The day is that of its departure. */
export function runTimes(entry: Pick<TimetableEntry, 'days' | 'departs' | 'minutes'>, day: string): RunTimes | null {
  const weekday = WEEKDAYS[LONG.indexOf(weekdayOf(day))];
  if (!weekday || !entry.days.includes(weekday)) return null;
  const departsAt = momentOf(day, minutesOf(entry.departs));
  const arrivesAt = departsAt + entry.minutes * MINUTE_MS;
  const arrivesDay = dayOf(arrivesAt);
  return { day, departsAt, arrivesAt, arrivesDay, plusDays: daysBetween(day, arrivesDay) };
}

type Between = { readonly from: ReadonlySet<string>; readonly to: ReadonlySet<string>; readonly day: string };

/** All runs of a day between two towns, by departure. `from` and `to`: the stations or terminals of the towns. */
export const runsOf = <E extends TimetableEntry>(timetable: readonly E[], { from, to, day }: Between) =>
  timetable
    .filter((entry) => from.has(entry.from) && to.has(entry.to))
    .flatMap((entry) => {
      const times = runTimes(entry, day);
      return times ? [{ entry, times }] : [];
    })
    .sort((a, b) => a.times.departsAt - b.times.departsAt || (a.entry.number < b.entry.number ? -1 : 1));

const NIGHT_MINUTES = 3 * 60;
/** Before this minute of the day no hotel has opened its breakfast, and most rooms are not ready. */
const EARLY_MINUTES = 6 * 60;

/** Hotel nights that are spent on board: who is on the way at three in the morning in Tehran sleeps there. */
export function nightsAboard({ departsAt, arrivesAt }: Pick<RunTimes, 'departsAt' | 'arrivesAt'>): number {
  const nightsUntil = (moment: number) => Math.floor((moment - momentOf('2026-01-01', NIGHT_MINUTES)) / DAY_MS);
  return nightsUntil(arrivesAt) - nightsUntil(departsAt);
}

/** True when it arrives from 03:00 to 05:59 after a night. */
export const arrivesEarly = (run: RunTimes): boolean =>
  nightsAboard(run) > 0 && run.arrivesAt < momentOf(run.arrivesDay, EARLY_MINUTES);

/** A place is sold until an hour before departure: a rule of ours. */
const SALE_ENDS_HOURS = 1;

export type Sale = 'notYet' | 'open' | 'over';

/** The moment at which a day opens: midnight in Tehran, so many days before. Railways open about a month ahead: `daysAhead` is 30. */
export const opensAt = (day: string, daysAhead: number): number => momentOf(addDays(day, -daysAhead));

/** Whether a run is sold now. */
export function saleOf({ day, departsAt }: Pick<RunTimes, 'day' | 'departsAt'>, daysAhead: number, now: number): Sale {
  if (now < opensAt(day, daysAhead)) return 'notYet';
  return now <= departsAt - SALE_ENDS_HOURS * HOUR_MS ? 'open' : 'over';
}
