import { describe, expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { syntheticTrace } from '#machines/trace/explore.ts';
import { formatTrace, parseTrace, type Step, type Trace } from '#machines/trace/format.ts';
import { rebuild } from '#machines/trace/rebuild.ts';
import type { Registered } from '#machines/trace/register.ts';
import { registry } from '#machines/trace/registry.ts';
import { replay } from '#machines/trace/replayer.ts';
import { shrink } from '#machines/trace/shrink.ts';
import { drop, put, withChart, withChild } from '#machines/trace/testing/mutants.ts';
import { coveringTracesOf } from '../../scripts/trace-files.ts';

const entryOf = (id: string): Registered => {
  const found = registry[id];
  if (!found) throw new Error(id);
  return found;
};
const machineOf = (id: string): AnyStateMachine => entryOf(id).machine;
const chart = (id: string, change: Parameters<typeof withChart>[1]) => () => withChart(machineOf(id), change);
const child = (name: string, change: Parameters<typeof withChart>[1]) => () =>
  withChild(machineOf('orderCheckout'), name, (machine) => withChart(machine, change));

type Planted = [bug: string, covering: string, make: () => AnyStateMachine];

const FOUND: Planted[] = [
  [
    'guard dropped: any extension is allowed',
    'flightSession',
    chart('flightSession', drop('states/running/states/extension/states/idle/on/session.extend/guard')),
  ],
  [
    'guard dropped: an unfinished trip is held',
    'flightBooking',
    chart('flightBooking', drop('states/results/states/choosing/on/offer.choose/0/guard')),
  ],
  [
    'guard dropped: every refusal reads as another price',
    'flightBooking',
    chart('flightBooking', drop('states/results/states/holding/invoke/onError/0/guard')),
  ],
  [
    'guard dropped: the way back before the way out',
    'flightBooking',
    chart('flightBooking', drop('states/results/states/choosing/on/path.change/guard')),
  ],
  [
    'guard dropped: an open payment counts as ended',
    'payment',
    chart('payment', drop('states/verifying/states/asking/invoke/onDone/0/guard')),
  ],
  [
    'target changed: released seats lead to the form',
    'orderCheckout',
    chart('orderCheckout', put('states/releasing/invoke/onDone/target', 'expired')),
  ],
  [
    'target changed: a pause never ends',
    'orderIssue',
    chart('orderIssue', put('states/waiting/on/deadline.reached', 'waiting')),
  ],
  [
    'target changed: an old list counts as failed',
    'resultsAge',
    chart('resultsAge', put('states/fresh/on/deadline.reached', 'failed')),
  ],
  [
    'target changed: the last minute is skipped',
    'flightSession',
    chart('flightSession', put('states/running/states/time/states/closing/on/deadline.reached', 'over')),
  ],
  ['initial changed: a paid order is asked for at once', 'orderIssue', chart('orderIssue', put('initial', 'asking'))],
  [
    'action dropped: the order is not kept',
    'flightBooking',
    chart('flightBooking', drop('states/results/states/holding/invoke/onDone/actions/1')),
  ],
  [
    'action dropped: polls are not counted',
    'payment',
    chart('payment', drop('states/verifying/states/asking/invoke/onError/1/actions')),
  ],
  [
    'action dropped: a new list keeps the old problem',
    'resultsAge',
    chart('resultsAge', drop('states/refreshing/invoke/onDone/actions')),
  ],
  ['action dropped: the text of the banner', 'alert', chart('alert', drop('on/alert.show/actions'))],
  [
    'entry dropped: the page does not follow the state',
    'orderCheckout',
    chart('orderCheckout', drop('states/held/states/review/entry')),
  ],
  [
    'entry dropped: two holds share one key',
    'flightBooking',
    chart('flightBooking', drop('states/results/states/holding/entry')),
  ],
  ['invoke dropped: the seats have no end', 'orderCheckout', chart('orderCheckout', drop('states/held/invoke'))],
  [
    'invoke dropped: nobody asks about the payment',
    'payment',
    chart('payment', drop('states/verifying/states/asking/invoke')),
  ],
  [
    'event removed: a hold cannot be released',
    'orderCheckout',
    chart('orderCheckout', drop('states/held/on/hold.release')),
  ],
  ['event removed: the banner cannot be closed', 'alert', chart('alert', drop('states/visible/on/alert.close'))],
  [
    'onError rerouted: an unavailable bank ends in paid',
    'payment',
    chart('payment', put('states/starting/invoke/onError/target', 'atBank')),
  ],
  [
    'onError rerouted: a failed search shows an empty list',
    'resultsAge',
    chart('resultsAge', put('states/loading/invoke/onError/target', 'stale')),
  ],
  [
    'onError dropped: a failed look-up crashes',
    'findBooking',
    chart('findBooking', drop('states/finding/invoke/onError')),
  ],
  [
    'onDone order changed: another price hides a lost hold',
    'orderCheckout',
    chart('orderCheckout', drop('states/expired/states/holding/invoke/onError/1')),
  ],
  ['child: an extension is not noted', 'orderCheckout', chart('orderCheckout', drop('states/held/invoke/onSnapshot'))],
  ['child: the bank page is never left', 'orderCheckout', child('payment', drop('states/atBank/on/bank.returned'))],
  [
    'child: at the end of a hold nobody is asked',
    'orderCheckout',
    child('hold', drop('states/running/states/time/states/over/states/settling/always')),
  ],
  [
    'port asked with something else: refresh is served from the cache',
    'resultsAge',
    chart('resultsAge', put('states/refreshing/invoke/input', { search: null, isRefresh: false })),
  ],
  [
    'actor asked with something else: a second payment with the first key',
    'orderCheckout',
    chart('orderCheckout', put('states/paying/invoke/input', { orderId: 'other', attempt: 1, intent: null })),
  ],
  ['delay dropped: the banner never closes', 'alert', chart('alert', drop('states/visible/states/counting/after'))],
  [
    'deadline moved: the warning comes at the end',
    'flightSession',
    chart('flightSession', put('states/running/states/time/states/calm/invoke/input', { at: 0 })),
  ],
];

/** Each with the reason why a replay cannot detect it. */
const NOT_FOUND: Planted[] = [
  // Timers fire by number, not by time, because browsers are late: a replay detects that a delay exists, not its
  // length.
  [
    'delay changed: the banner closes after a second',
    'alert',
    () => machineOf('alert').provide({ delays: { duration: () => 1000 } }),
  ],
];

const corpora = new Map<string, Trace[]>();
const traces = (id: string) => {
  const known = corpora.get(id) ?? coveringTracesOf(entryOf(id));
  corpora.set(id, known);
  return known;
};

describe('planted bugs', () => {
  test.each(FOUND)('%s: found', (_, id, make) => {
    const mutant = make();
    expect(traces(id).some((trace) => replay(mutant, trace) !== null)).toBe(true);
  });

  test.each(NOT_FOUND)('%s: cannot be found', (_, id, make) => {
    const mutant = make();
    expect(traces(id).filter((trace) => replay(mutant, trace) !== null)).toEqual([]);
  });

  test('no bug, no alarm', () => {
    for (const id of Object.keys(registry)) {
      const twin = withChart(machineOf(id), () => undefined);
      for (const trace of traces(id)) expect(replay(twin, parseTrace(formatTrace(trace)))).toBeNull();
    }
  });
});

describe('shrinking', () => {
  const mutant = withChild(machineOf('flightBooking'), 'orderCheckout', (machine) =>
    withChart(machine, drop('states/held/on/hold.release')),
  );
  const direct = traces('flightBooking').find((trace) => {
    const last = trace.steps.at(-1);
    const isRelease = last?.k === 'event' && last.event.type === 'hold.release' && trace.steps.length > 2;
    return isRelease && replay(mutant, trace) !== null;
  }) as Trace;
  /** The same visit with many more clicks. */
  const long = rebuild(machineOf('flightBooking'), {
    ...direct,
    steps: direct.steps.flatMap((step): Step[] => [
      { k: 'event', to: '', event: { type: 'problem.dismiss' }, t: step.t },
      { k: 'event', to: '', event: { type: 'session.extend' }, t: step.t },
      { k: 'event', to: '', event: { type: 'results.refresh' }, t: step.t },
      step,
    ]),
  }).trace;

  test('a divergence becomes its minimal cause, with the old machine as reference', () => {
    const shrunk = shrink(mutant, long, machineOf('flightBooking'));
    expectFields(shrunk?.divergence, { why: 'state', actual: 'no change' });
    const steps = shrunk?.trace.steps ?? [];
    expectFields(steps.at(-1), { k: 'event', event: { type: 'hold.release' } });
    // The result is minimal: no step can be removed.
    for (let index = 0; index < steps.length; index += 1) {
      const fewer = { ...long, steps: steps.filter((_, at) => at !== index) };
      expect(shrink(mutant, fewer, machineOf('flightBooking'))).toBeNull();
    }
  });

  test('and without one', () => {
    const shrunk = shrink(mutant, long);
    expect(shrunk?.trace.steps.length).toBeLessThan(long.steps.length);
    expectFields(shrunk?.trace.steps.at(-1), { event: { type: 'hold.release' } });
  });

  test('what was heard in the midst of a step stays with it', () => {
    const steps: Step[] = [
      { k: 'event', to: '', event: { type: 'alert.resume' }, t: 0 },
      { k: 'event', to: '', event: { type: 'alert.close' }, t: 1 },
      { k: 'event', to: '', event: { type: 'alert.show', text: 'Saved.' }, t: 1, within: 1 },
    ];
    const { trace } = rebuild(machineOf('alert'), syntheticTrace(entryOf('alert'), undefined, steps));
    const shrunk = shrink(withChart(machineOf('alert'), drop('on/alert.show/actions')), trace, machineOf('alert'));
    expect(shrunk?.trace.steps.map(({ x: _, ...step }) => step)).toEqual(steps.slice(1));
  });

  test('what does not break is left alone', () => {
    expect(shrink(machineOf('flightBooking'), long)).toBeNull();
  });
});
