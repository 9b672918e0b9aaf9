import { expect, test } from 'vitest';
import { registry } from '#machines/trace/registry.ts';
import { renamesOf, withNames } from '#machines/trace/renames.ts';
import { judge } from '#machines/trace/verdict.ts';
import { coveringTracesOf } from '../../scripts/trace-files.ts';

const { payment } = registry;
if (!payment) throw new Error('There is no such machine');
const machine = payment.machine;

test('traces in the names of another day replay on its machine: no actor, state or event has to be called as it is now', () => {
  const there = coveringTracesOf(payment).map((trace) => ({ name: 'one', trace }));
  const away = renamesOf('readOrder=askOrder,verifying=looking,bank.returned=bank.left,startPayment=begin');
  const back = renamesOf('askOrder=readOrder,looking=verifying,bank.left=bank.returned,begin=startPayment');
  const renamed = there.map((one) => withNames(one, away));
  const kinds = (traces: typeof there) => new Set(traces.map(({ trace }) => judge(machine, trace).kind));
  expect(JSON.stringify(renamed)).toContain('ask askOrder');
  expect(kinds(renamed)).not.toEqual(new Set(['valid']));
  expect(kinds(renamed.map((one) => withNames(one, back)))).toEqual(new Set(['valid']));
});

test('without names a trace is left as it is', () => {
  const [trace] = coveringTracesOf(payment);
  if (!trace) throw new Error('There is no trace');
  expect(withNames({ name: 'one', trace }, renamesOf()).trace).toBe(trace);
});

test.each(['search', 'search=', '=search', 'a=b=c'])('%s is no pair of names', (text) => {
  expect(() => renamesOf(text)).toThrow('is no pair of names');
});
