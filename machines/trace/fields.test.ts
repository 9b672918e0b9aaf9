import { expect, test } from 'vitest';
import { rebuild } from '#machines/trace/rebuild.ts';
import { travelPolicy } from '#machines/trace/redact.ts';
import { registry } from '#machines/trace/registry.ts';
import { toJson } from '#machines/trace/values.ts';
import { corpusOf } from '../../scripts/trace-files.ts';

/**
 * Every field with a text that a machine hears, is told or remembers, and why it may leave the browser as it is. A field
 * that is not here must have a secret name: who adds one decides which of the two it is.
 */
const OPEN = {
  // One of a few words of ours; a guard may look at it.
  words: `type status code kind name leg path step indicatePage currency ageClass alertType amount calendarMode declineReason
    field news part section stage to what passengers.0.firstName`,
  // Flights that everybody can look up, and for which day.
  flights: `aircraft airline airlineName departing destination destinationName fareClass flightNumber offerId origin
    originName returning terminal`,
  // Hidden by their shape, wherever they stand.
  ids: 'accountId passengerId reportId sessionId topUpId',
  // Written by us for people; what looks like a secret in it is hidden by its shape.
  texts: 'message text alertText',
};
const wordsOf = (text: string) => text.split(/\s+/);

type Field = { readonly name: string; readonly isSecret: boolean; readonly value: unknown; readonly machine: string };

function fieldsIn(value: unknown, machine: string, name = '', isSecret = false): Field[] {
  if (Array.isArray(value)) return value.flatMap((item) => fieldsIn(item, machine, name, isSecret));
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, item]) =>
      fieldsIn(item, machine, key, isSecret || travelPolicy.secretKeys.test(key)),
    );
  }
  return [{ name, isSecret, value, machine }];
}

/** Of each machine: all examples of what it hears, and all that it remembers on its covering traces. */
const fields = Object.entries(registry).flatMap(([id, entry]) => {
  const { inputs, events, outcomes, says } = entry.alphabet;
  const remembered = corpusOf(entry).flatMap((trace) => {
    const { start, steps } = rebuild(entry.machine, trace, { check: 'none', keepsContexts: true }).trace;
    return [start, ...steps.map(({ x }) => x)].flatMap((x) => Object.values(x?.ctx ?? {}));
  });
  return fieldsIn([toJson([inputs, events, outcomes, says]), remembered], id);
});
const texts = fields.filter(({ value }) => typeof value === 'string');
const named = (some: readonly Field[]) => [...new Set(some.map(({ name, machine }) => `${machine}: ${name}`))];

test('every text that a machine can hold is a secret by its name, or stands in the list above', () => {
  const known = new Set(Object.values(OPEN).flatMap(wordsOf));
  expect(named(texts.filter(({ name, isSecret }) => !isSecret && !known.has(name)))).toEqual([]);
});

test('the list names nothing that no machine holds', () => {
  const held = new Set(texts.map(({ name }) => name));
  expect(
    Object.values(OPEN)
      .flatMap(wordsOf)
      .filter((name) => !held.has(name)),
  ).toEqual([]);
});

test('ids without a secret name have a shape that is hidden', () => {
  const shapes = travelPolicy.secretShapes.map(({ source, flags }) => new RegExp(source, flags.replace('g', '')));
  const ids = texts.filter(({ name }) => wordsOf(OPEN.ids).includes(name));
  expect(ids.filter(({ value }) => !shapes.some((shape) => shape.test(String(value))))).toEqual([]);
});

test('a secret is a text: numbers are not redacted', () => {
  const numbers = fields.filter(({ isSecret, value }) => isSecret && typeof value === 'number');
  expect(named(numbers)).toEqual([]);
});
