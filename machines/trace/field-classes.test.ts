import { describe, expect, test } from 'vitest';
import { type ClassOf, classesOf, fieldsOf } from '#machines/trace/field-classes.ts';
import { redactionById } from '#machines/trace/fields.gen.ts';
import { rebuild } from '#machines/trace/rebuild.ts';
import type { RedactionFields } from '#machines/trace/redaction-fields.ts';
import { type Around, classesIn } from '#machines/trace/redactor.ts';
import type { Registered } from '#machines/trace/register.ts';
import { registry } from '#machines/trace/registry.ts';
import { toJson } from '#machines/trace/values.ts';
import { coveringTracesOf } from '../../scripts/trace-files.ts';

type Field = { readonly name: string; readonly as: Around; readonly value: unknown };

function fieldsIn(value: unknown, classOf: ClassOf, name = '(no name)', as?: Around): Field[] {
  if (Array.isArray(value)) return value.flatMap((item) => fieldsIn(item, classOf, name, as));
  if (typeof value !== 'object' || value === null) return [{ name, as, value }];
  const inner = classesIn(value, as, classOf);
  return Object.entries(value).flatMap(([key, item]) => fieldsIn(item, classOf, key, inner(key)));
}

/** Example values of everything a machine receives, and all contexts on its covering traces. */
function heardBy(entry: Registered): unknown[] {
  const { inputs, events, outcomes, says } = entry.examples;
  const answers = Object.values(outcomes)
    .flat()
    .map((reply) => ('ok' in reply ? reply.ok : 'problem' in reply ? reply.problem : reply.error));
  const remembered = coveringTracesOf(entry).flatMap((trace) => {
    const { start, steps } = rebuild(entry.machine, trace, { check: 'none', keepsContexts: true }).trace;
    return [start, ...steps.map(({ x }) => x)].flatMap((x) => Object.values(x?.ctx ?? {}));
  });
  return [inputs, events, answers, Object.values(says)].map(toJson).concat(remembered);
}
const heard = new Map(Object.values(registry).map((entry) => [entry, heardBy(entry)]));

const distinct = (names: readonly string[]) => [...new Set(names)].sort();
const named = ({ words = [], texts = [], secrets = [] }: RedactionFields) => [...words, ...texts, ...secrets];

describe.each(Object.entries(registry))('%s', (id, entry) => {
  const fields = (heard.get(entry) ?? []).flatMap((value) => fieldsIn(value, fieldsOf(entry.machine)));
  const texts = fields.filter(({ value }) => typeof value === 'string');

  test('says of every text whether it may leave the browser', () => {
    expect(distinct(texts.filter(({ as }) => as === undefined).map(({ name }) => name))).toEqual([]);
  });

  test('names no field that it does not know', () => {
    const unnamed = (heard.get(entry) ?? []).flatMap((value) => fieldsIn(value, () => undefined));
    const known = new Set(unnamed.map(({ name }) => name));
    expect(named(redactionById[id] ?? {}).filter((name) => !known.has(name))).toEqual([]);
  });

  test('has texts for secrets: numbers are not redacted', () => {
    const numbers = fields.filter(({ as, value }) => as === 'secret' && typeof value === 'number');
    expect(distinct(numbers.map(({ name }) => name))).toEqual([]);
  });

  test('keeps no text that the words of a person stand in', () => {
    const PERSONAL = /anna|keller|@|SFR-|\+49|[\da-f]{8}-[\da-f]{4}/i;
    const kept = texts.filter(({ as, value }) => (as === 'word' || as === 'text') && PERSONAL.test(String(value)));
    expect(kept).toEqual([]);
  });
});

test('the most careful of several machines is followed', () => {
  const classOf = classesOf([{ words: ['name', 'code'] }, { secrets: ['name'], texts: ['code'] }]);
  expect(['name', 'code', 'type', 'other'].map(classOf)).toEqual(['secret', 'text', 'word', undefined]);
});
