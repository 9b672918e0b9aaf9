import { expect, test } from 'vitest';
import {
  afterStep,
  chooseUntil,
  givesAll,
  isLateForAll,
  nextStep,
  type RunNow,
} from '#domain/transport/runs/railway.ts';

const at = (text: string) => Date.parse(`${text}+03:30`);
/** A night train: 20:00 to 07:20. */
const NIGHT = { day: '2026-12-12', departsAt: at('2026-12-12T20:00'), arrivesAt: at('2026-12-13T07:20') };
const run = (more: Partial<RunNow> = {}): RunNow => ({ times: NIGHT, stage: 'issued', delay: null, ...more });
const late = (minutes: number) => ({ minutes, toldAt: at('2026-12-12T17:00') });

/** All that happens to a run, as "moment what". */
function story(from: RunNow): string[] {
  const told: string[] = [];
  for (let now = from, step = nextStep(now); step; step = nextStep(now)) {
    told.push(`${new Date(step.at + 3.5 * 3_600_000).toISOString().slice(5, 16)} ${step.what}`);
    now = afterStep(now, step);
  }
  return told;
}

test('by itself a train is boarded half an hour before and arrives by its timetable', () => {
  expect(story(run())).toEqual(['12-12T19:30 boarding', '12-13T07:20 done']);
});

test('a staged delay is told three hours before, and moves all that follows', () => {
  expect(story(run({ sandbox: 'runLate' }))).toEqual(['12-12T17:00 late', '12-12T20:50 boarding', '12-13T08:40 done']);
});

test('a staged cancellation is told six hours before, and nothing follows', () => {
  expect(story(run({ sandbox: 'runCancelled' }))).toEqual(['12-12T14:00 cancelled']);
});

test.each<[number, boolean]>([
  [59, false],
  [60, false],
  [61, true],
])('%s minutes late: all back is %s', (minutes, all) => {
  expect(isLateForAll({ delay: late(minutes) })).toBe(all);
});

test('who waits for a late train may give all back until it really leaves', () => {
  const waiting = run({ delay: late(80) });
  expect(givesAll(waiting, at('2026-12-12T21:19:59'))).toBe(true);
  expect(givesAll(waiting, at('2026-12-12T21:20'))).toBe(false);
  expect(givesAll(run({ delay: late(60) }), at('2026-12-12T18:00'))).toBe(false);
  expect(givesAll(run(), at('2026-12-01T00:00'))).toBe(false);
});

test('of a cancelled train one chooses until its day has ended in Tehran', () => {
  expect(chooseUntil(NIGHT)).toBe(at('2026-12-13T00:00'));
  const gone = run({ stage: 'cancelled' });
  expect([givesAll(gone, at('2026-12-12T14:00')), givesAll(gone, at('2026-12-13T00:00'))]).toEqual([true, true]);
});
