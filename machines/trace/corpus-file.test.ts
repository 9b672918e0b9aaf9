import { expect, test } from 'vitest';
import { formatCorpus, parseCorpus } from '#machines/trace/corpus-file.ts';
import type { Registered } from '#machines/trace/register.ts';
import { registry } from '#machines/trace/registry.ts';
import { corpusOf } from '../../scripts/trace-files.ts';

const alerts = corpusOf(registry.alert as Registered).map((trace, index) => ({ name: `trace ${index}`, trace }));

test('traces come back from the file as they were', () => {
  expect(alerts.length).toBeGreaterThan(2);
  expect(parseCorpus(formatCorpus(alerts))).toEqual(alerts);
});

test('the hash of the chart stands in one line', () => {
  const text = formatCorpus(alerts);
  expect(text.split(alerts[0]?.trace.machine.definition ?? '?')).toHaveLength(2);
});

test('a trace of another chart says so itself', () => {
  const [first, second] = alerts as [(typeof alerts)[0], (typeof alerts)[0]];
  const machine = { ...second.trace.machine, definition: 'another' };
  const mixed = [first, { name: 'odd', trace: { ...second.trace, machine } }];
  expect(parseCorpus(formatCorpus(mixed))).toEqual(mixed);
});

test('a damaged file is refused with its line', () => {
  const [shared = '', head = '', ...steps] = formatCorpus(alerts).split('\n');
  expect(() => parseCorpus([shared, head, '{"k":'].join('\n'))).toThrow('line 3: not JSON');
  expect(() => parseCorpus([shared, steps[0], head].join('\n'))).toThrow('line 2: a step before the first trace');
});
