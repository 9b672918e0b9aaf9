import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { ProblemError } from '#domain/core/problem.ts';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { problemReportMachine } from '#machines/core/problem-report/machine.ts';
import { NOW } from '#machines/core/testing/moment.ts';
import { VirtualClock } from '#machines/core/virtual-clock.ts';
import { resultsAgeMachine } from '#machines/flights/results-age/machine.ts';
import { coverageOf, smallestCover } from '#machines/trace/coverage.ts';
import { rebuild } from '#machines/trace/rebuild.ts';
import { createRecorder } from '#machines/trace/recorder.ts';
import { registry } from '#machines/trace/registry.ts';
import { drop, put, withChart } from '#machines/trace/testing/mutants.ts';
import { toJson } from '#machines/trace/values.ts';
import { approve, judge } from '#machines/trace/verdict.ts';
import { silenced } from '#machines/trace/wiring.ts';
import { coveringTracesOf } from '../../scripts/trace-files.ts';

const input = registry.resultsAge?.examples.inputs[1] as never;

const record = () => {
  const machine = silenced(resultsAgeMachine);
  const recorder = createRecorder(machine, { clock: new VirtualClock(NOW), input });
  createActor(machine, { ...recorder.options, input })
    .start()
    .send({ type: 'results.refresh' });
  return recorder.trace();
};

test('a machine that did not change: valid', () => {
  expect(judge(resultsAgeMachine, record())).toEqual({ kind: 'valid', isChartChanged: false, divergence: null });
});

test('the same way with other questions is no valid one: what is asked is behaviour', () => {
  const changed = withChart(
    resultsAgeMachine,
    put('states/refreshing/invoke/input', { search: null, isRefresh: true }),
  );
  expectFields(judge(changed, record()), {
    kind: 'asksElse',
    'divergence.step': 0,
    'divergence.why': 'asked',
    'divergence.actual': { refresh: { search: null, isRefresh: true } },
  });
});

test('another question is told, also where the machine knew something else before it', () => {
  const knowsLess = withChart(resultsAgeMachine, (chart) => {
    put('states/refreshing/invoke/input', { search: null, isRefresh: true })(chart);
    const before = chart.context as unknown as (args: never) => object;
    put('context', (args: never) => ({ ...before(args), more: 7 }))(chart);
  });
  expectFields(judge(knowsLess, record()), { kind: 'asksElse', 'divergence.step': 0, 'divergence.why': 'asked' });
});

test('a forgotten reset is told by its name and its values, though the trace keeps only a hash', () => {
  const refused = toJson(new ProblemError(409, { code: 'unavailable', message: 'no' }));
  const { trace } = rebuild(problemReportMachine, {
    ...record(),
    machine: { id: 'problemReport', version: '1', definition: '' },
    input: undefined,
    steps: [
      { k: 'event', to: '', event: { type: 'report.open' }, t: 1 },
      { k: 'settle', actor: 'prepareReport', ok: false, value: refused, t: 2 },
      { k: 'event', to: '', event: { type: 'report.send' }, t: 3 },
    ],
  });
  const verdict = judge(withChart(problemReportMachine, drop('states/failed/exit')), trace);
  expectFields(verdict.divergence?.contexts, [{ path: 'problem', expected: null }]);
});

test('another way: it diverges, and is valid after somebody approved it', () => {
  const changed = withChart(resultsAgeMachine, put('states/fresh/on/results.refresh', 'loading'));
  const verdict = judge(changed, record());
  expectFields(verdict, {
    kind: 'diverges',
    isChartChanged: true,
    'divergence.step': 0,
    'divergence.why': 'state',
    'divergence.expected': { '': 'refreshing' },
    'divergence.actual': { '': 'loading' },
  });
  const { trace, cut } = approve(changed, record());
  expect(judge(changed, trace).kind).toBe('valid');
  expect(cut).toBeNull();
});

describe('a approved trace can be replayed', () => {
  /** Each committed trace on its machine without one of its invokes: an answer in it then has no receiver. */
  const mutants = Object.entries(registry).flatMap(([id, { machine }]) => {
    const states = Object.entries((machine.config as { states?: Record<string, { invoke?: object }> }).states ?? {});
    return states.filter(([, { invoke }]) => invoke).map(([state]) => [id, state] as const);
  });
  test.each(mutants)('%s without what %s invokes: it is cut, or refused', (id, state) => {
    const entry = registry[id];
    if (!entry) throw new Error(id);
    const changed = withChart(entry.machine, drop(`states/${state}/invoke`));
    const kinds = coveringTracesOf(entry).map((trace) => {
      try {
        const approved = approve(changed, trace);
        expect(approved.trace.steps.length).toBe(approved.cut ? approved.cut.step : trace.steps.length);
        return judge(changed, approved.trace).kind;
      } catch (error) {
        return (error as Error).message;
      }
    });
    for (const kind of kinds) expect(kind).toMatch(/^(?:valid$|no step of it can happen: |the machine crashes: )/);
  });

  test('it says at which step and why it ends', () => {
    const { payment } = registry;
    if (!payment) throw new Error('payment');
    const never = withChart(payment.machine, put('states/starting/invoke/onDone', { target: 'ended' }));
    const [cut] = coveringTracesOf(payment).flatMap((trace) => approve(never, trace).cut ?? []);
    expect(cut).toEqual({ step: 1, why: 'expected openBankPage alive, actual alive: no child' });
  });
});

test('an event that the chart no longer knows: obsolete', () => {
  const changed = withChart(resultsAgeMachine, (chart) => {
    drop('states/fresh/on/results.refresh')(chart);
    drop('states/stale/on/results.refresh')(chart);
    drop('states/failed/on/results.refresh')(chart);
  });
  expect(judge(changed, record()).kind).toBe('obsolete');
  expect(() => approve(changed, record())).toThrow('results.refresh"} is not in the chart');
});

test('coverage tells what a trace did not pass', () => {
  const [report] = coverageOf(resultsAgeMachine, [record()]);
  expect(report?.states.covered).toBeLessThan(report?.states.all ?? 0);
  expect(report?.states.missing).toContain('state resultsAge.failed');
  expectFields(report?.guards, { covered: 1, missing: ['guard resultsAge: hasResults no'] });
});

test('the smallest cover keeps what the whole covers', () => {
  const sets = [new Set(['a', 'b']), new Set(['b', 'c']), new Set(['a', 'b', 'c']), new Set(['d'])];
  expect(smallestCover(sets, [1, 1, 5, 1])).toEqual([2, 3]);
});
