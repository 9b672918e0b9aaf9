import fs from 'node:fs';
import { expect, test } from 'vitest';
import { rebuild } from '#machines/trace/rebuild.ts';
import { registry } from '#machines/trace/registry.ts';
import { toJson } from '#machines/trace/values.ts';
import { coveringTracesOf } from '../../scripts/trace-files.ts';

const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const MACHINES = fs.globSync('machines/card/*/machine.ts').map((file) => camel(file.split('/')[2] ?? ''));

/** Names that a secret of a card would have. `code` is one of our own words in a Problem and in a fault. */
const SECRET_NAME = /^(pin|code|otp|number|digits|lastDigits|pan|cvv2?|secret)$/i;
const isProblem = (value: object) => 'code' in value && ('message' in value || 'field' in value);
/** What a PIN, a one-time code, or four digits or all of a card's number look like. */
const SECRET_TEXT = /^\s*(\d{4}|\d{6}|(\d{4}[ -]?){4})\s*$/;

function secretsIn(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return SECRET_TEXT.test(value) ? [`${path} = ${value}`] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    ...(SECRET_NAME.test(key) && !isProblem(value) ? [`${path}.${key}`] : []),
    ...secretsIn(inner, `${path}.${key}`),
  ]);
}

test('what is looked for is found', () => {
  const told = {
    ok: { pin: '0417' },
    list: ['481516'],
    number: '6037 9911 2233 4455',
    problem: { code: 'x', message: '' },
  };
  expect(secretsIn(told)).toEqual([
    '.ok.pin',
    '.ok.pin = 0417',
    '.list.0 = 481516',
    '.number',
    '.number = 6037 9911 2233 4455',
  ]);
});

test('there are five machines of the card, and each is walked', () => {
  expect(MACHINES.toSorted()).toEqual(['cardCalculator', 'cardHold', 'cardOrder', 'cardTracking', 'travelCard']);
});

test.each(MACHINES)('%s: no number, code or PIN in what it is told', (id) => {
  const { inputs, events, outcomes, says } = registry[id]?.examples ?? {
    inputs: [],
    events: [],
    outcomes: {},
    says: {},
  };
  expect(events.length).toBeGreaterThan(0);
  expect([inputs, events, outcomes, says].flatMap((told) => secretsIn(toJson(told)))).toEqual([]);
});

test.each(MACHINES)('%s: nor in any context or question on its covering traces', (id) => {
  const entry = registry[id];
  if (!entry) throw new Error(`${id} is not registered`);
  const traces = coveringTracesOf(entry);
  const contexts = traces.flatMap((trace) => {
    const { start, steps } = rebuild(entry.machine, trace, { check: 'none', keepsContexts: true }).trace;
    return [trace.input, start, ...steps.map(({ x }) => x)].flatMap((x) => Object.values(x ?? {}));
  });
  expect(contexts.length).toBeGreaterThan(traces.length);
  expect(contexts.flatMap((context) => secretsIn(toJson(context)))).toEqual([]);
});
