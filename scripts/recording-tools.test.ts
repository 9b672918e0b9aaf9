import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { registry } from '#machines/trace/registry.ts';
import { parseReport } from '#machines/trace/report-file.ts';
import { silenced } from '#machines/trace/wiring.ts';
import { statesOf } from '#src/platform/core/recording/recording-tools.ts';
import { bodyOf, tells } from '#src/platform/core/recording/trace-report.ts';
import { coveringTracesOf } from './trace-files.ts';

const { flightBooking } = registry;
if (!flightBooking) throw new Error('There is no such machine');

test('with no order held, what needs one is refused now, and not next', () => {
  const input = flightBooking.examples.inputs[0] as never;
  const actor = createActor(silenced(flightBooking.machine), { input }).start();
  const [root] = statesOf(actor);
  for (const type of ['hold.release', 'session.extend']) {
    expect(root?.refused).toContain(type);
    expect(root?.next).not.toContain(type);
  }
  actor.stop();
});

const [withOrder, without] = [true, false].map((isWanted) =>
  coveringTracesOf(flightBooking).find(({ input }) => JSON.stringify(input).includes('"orderId":"') === isWanted),
);
if (!withOrder || !without) throw new Error('There are no such traces');

test('a flow that began with an order is told by its start alone; another one only when something happened', () => {
  expect([tells({ ...withOrder, steps: [] }), tells({ ...without, steps: [] }), tells(without)]).toEqual([
    true,
    false,
    true,
  ]);
  // A report about only itself.
  expect(tells({ ...without, steps: without.steps.slice(0, 1) }, 1)).toBe(false);
});

test('what a report sends and what the panel exports is a file for npm run replay', () => {
  const parts = [withOrder, without].map((trace) => ({ flow: 'flightBooking', isBefore: false, steps: [], trace }));
  const draft = { preview: { kind: 'whole' as const, steps: 0 }, page: '/', build: 'b1', parts, redactNote: String };
  expect(parseReport(JSON.stringify(bodyOf(draft, 'A note')))).toEqual({
    note: 'A note',
    page: '/',
    build: 'b1',
    traces: [
      { name: 'flightBooking', trace: withOrder },
      { name: 'flightBooking-2', trace: without },
    ],
  });
});
