import { addDays, HOUR_MS, MINUTE_MS, momentOf } from '#domain/core/time.ts';
import type { RunTimes } from '#domain/transport/runs/timetable.ts';

/** What a simulated railway or bus company can let happen to a run; only where it is staged. */
export type RunFate = 'runLate' | 'runCancelled';
export type RunStage = 'issued' | 'boarding' | 'done' | 'cancelled';
/** Later than by the timetable; moments are UTC epoch ms. */
export type RunDelay = { readonly minutes: number; readonly toldAt: number };

/** Later than so, all the money comes back to who wants it: a rule of ours. */
export const ALL_BACK_MINUTES = 60;
/** Who boards may do so from half an hour before. */
const BOARDING_MS = 30 * MINUTE_MS;
/** A staged delay, and how long before departure it is told. */
const STAGED_LATE_MINUTES = 80;
const LATE_TOLD_MS = 3 * HOUR_MS;
/** So long before departure a staged run is cancelled. */
export const CANCELLED_TOLD_MS = 6 * HOUR_MS;

type Times = Pick<RunTimes, 'day' | 'departsAt' | 'arrivesAt'>;
/** How a run stands. */
export type RunNow = {
  readonly times: Times;
  readonly stage: RunStage;
  readonly delay: RunDelay | null;
  readonly sandbox?: RunFate | undefined;
};

/** The run of an order as these rules take it: its times stand beside how it stands. */
export const runOf = <Item extends Times>(item: Item) => ({ ...item, times: item });

const delayOf = ({ delay }: Pick<RunNow, 'delay'>): number => (delay?.minutes ?? 0) * MINUTE_MS;
/** When it really leaves, as far as it is known. */
export const leavesAt = (run: Pick<RunNow, 'delay'> & { readonly times: Pick<Times, 'departsAt'> }): number =>
  run.times.departsAt + delayOf(run);
export const reachesAt = (run: Pick<RunNow, 'times' | 'delay'>): number => run.times.arrivesAt + delayOf(run);

/** True where a delay lets who wants it have all the money back. */
export const isLateForAll = ({ delay }: Pick<RunNow, 'delay'>): boolean =>
  delay !== null && delay.minutes > ALL_BACK_MINUTES;

/** Until then, itself not included, who has a place in a run that was cancelled chooses: the end of its day in Tehran. Then all goes back by itself. */
export const chooseUntil = ({ day }: Pick<Times, 'day'>): number => momentOf(addDays(day, 1));

/** True while all the money of a place comes back, whatever the steps say: it does not run, or is late and has not left. */
export const givesAll = (run: RunNow, now: number): boolean =>
  run.stage === 'cancelled' || (isLateForAll(run) && now < leavesAt(run));

/**
 * Until then, itself not included, another run can be taken instead of this one: it does not run, or all the money of its delay comes
 * back and it has not left. null: it runs as it was booked.
 */
export function otherRunUntil(
  run: Pick<RunNow, 'stage' | 'delay'> & { readonly times: Pick<Times, 'day' | 'departsAt'> },
): number | null {
  if (run.stage === 'cancelled') return chooseUntil(run.times);
  return isLateForAll(run) && run.stage !== 'done' ? leavesAt(run) : null;
}

export type RunStep = { readonly what: 'late' | 'cancelled' | 'boarding' | 'done'; readonly at: number };

/** What happens to a run next, whether it is due or not; null: nothing more. */
export function nextStep(run: RunNow): RunStep | null {
  const { stage, times, delay, sandbox } = run;
  if (stage === 'cancelled' || stage === 'done') return null;
  if (stage === 'boarding') return { what: 'done', at: reachesAt(run) };
  if (sandbox === 'runCancelled') return { what: 'cancelled', at: times.departsAt - CANCELLED_TOLD_MS };
  if (sandbox === 'runLate' && delay === null) return { what: 'late', at: times.departsAt - LATE_TOLD_MS };
  return { what: 'boarding', at: leavesAt(run) - BOARDING_MS };
}

/** The run after a step that was due at a moment. */
export function afterStep<R extends RunNow>(run: R, { what, at }: RunStep): R {
  switch (what) {
    case 'late':
      return { ...run, delay: { minutes: STAGED_LATE_MINUTES, toldAt: at } };
    default:
      return { ...run, stage: what };
  }
}
