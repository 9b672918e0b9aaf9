import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { conventionBreaches } from '#machines/core/conventions.ts';
import { trackedTour } from '#machines/tours/tour-tracking/fixtures.ts';
import { tourTrackingMachine } from '#machines/tours/tour-tracking/machine.ts';
import type { TrackedTour } from '#machines/tours/tour-tracking/types.ts';
import { tourTrackingAt, tourTrackingView } from '#machines/tours/tour-tracking/view.ts';

test('keeps the conventions', () => {
  expect(conventionBreaches(tourTrackingMachine)).toEqual([]);
});

const certain = { isCertain: true } as const;
const paid = { ...certain, isRestLeft: false } as const;

test.each<[string, Partial<TrackedTour>, string, string]>([
  ['a deposit of an open departure', {}, 'depositPaid', 'open'],
  ['a deposit of a certain one', certain, 'balanceDue', 'certain'],
  ['all of an open one', { isRestLeft: false }, 'paidInFull', 'open'],
  ['too few people', { stage: 'belowMinimum' }, 'depositPaid', 'belowMinimum'],
  ['called off after it was certain', { ...paid, stage: 'calledOff' }, 'paidInFull', 'calledOff'],
  ['another date, not certain yet', { stage: 'moved' }, 'depositPaid', 'moved'],
  ['another date, certain', { ...certain, stage: 'moved' }, 'balanceDue', 'certain'],
  ['a guide is named', { ...paid, stage: 'guideNamed' }, 'paidInFull', 'certain'],
  ['on its days', { ...paid, time: 'during' }, 'paidInFull', 'running'],
  ['after them', { ...paid, time: 'after' }, 'paidInFull', 'done'],
  ['the money went back', { stage: 'belowMinimum', status: 'refunded' }, 'depositPaid', 'refunded'],
])('%s', (_, change, money, departure) => {
  const tracked = { ...trackedTour, ...change };
  const actor = createActor(tourTrackingMachine, { input: { tracked: trackedTour } }).start();
  actor.send({ type: 'order.arrived', tracked });
  const view = { kind: 'tracked', money, departure };
  expect([tourTrackingAt(tracked), tourTrackingView(actor.getSnapshot())]).toEqual([view, view]);
});

test('both strands go on by what is told, each by itself', () => {
  const actor = createActor(tourTrackingMachine, { input: { tracked: trackedTour } }).start();
  const seen = [
    certain,
    paid,
    { ...paid, stage: 'guideNamed' },
    { ...paid, time: 'during' },
    { ...paid, time: 'after' },
  ] as const;
  const values = seen.map((change) => {
    actor.send({ type: 'order.arrived', tracked: { ...trackedTour, ...change } });
    return Object.values(actor.getSnapshot().value).join(' ');
  });
  expect(values).toEqual([
    'balanceDue certain',
    'paidInFull certain',
    'paidInFull certain',
    'paidInFull running',
    'paidInFull done',
  ]);
});
