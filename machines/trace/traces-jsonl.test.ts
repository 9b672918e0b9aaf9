import { expect, test } from 'vitest';
import type { Registered } from '#machines/trace/register.ts';
import { registry } from '#machines/trace/registry.ts';
import { formatTraces, parseTraces } from '#machines/trace/traces-jsonl.ts';
import { coveringTracesOf } from '../../scripts/trace-files.ts';

const alerts = coveringTracesOf(registry.alert as Registered).map((trace, index) => ({
  name: `trace ${index}`,
  trace,
}));

test('traces come back from the file as they were', () => {
  expect(alerts.length).toBeGreaterThan(2);
  expect(parseTraces(formatTraces(alerts))).toEqual(alerts);
});

test('the hash of the chart stands in one line', () => {
  const text = formatTraces(alerts);
  expect(text.split(alerts[0]?.trace.machine.definition ?? '?')).toHaveLength(2);
});

test('a trace of another chart says so itself', () => {
  const [first, second] = alerts as [(typeof alerts)[0], (typeof alerts)[0]];
  const machine = { ...second.trace.machine, definition: 'another' };
  const mixed = [first, { name: 'odd', trace: { ...second.trace, machine } }];
  expect(parseTraces(formatTraces(mixed))).toEqual(mixed);
});

test('a damaged file is refused with its line', () => {
  const [shared = '', head = '', ...steps] = formatTraces(alerts).split('\n');
  expect(() => parseTraces([shared, head, '{"k":'].join('\n'))).toThrow('line 3: not JSON');
  expect(() => parseTraces([shared, steps[0], head].join('\n'))).toThrow('line 2: a step before the first trace');
});
