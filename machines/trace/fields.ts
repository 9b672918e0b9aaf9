import type { AnyStateMachine } from 'xstate';
import { familyOf } from '#machines/trace/chart.ts';
import type { Fields } from '#machines/trace/field-lists.ts';
import { fieldsById } from '#machines/trace/fields.gen.ts';

export type FieldClass = 'word' | 'text' | 'secret';
/** undefined: what is said about the field around it, and else a secret. */
export type ClassOf = (name: string) => FieldClass | undefined;

/** A word in every machine: which event it is. */
const EVERYWHERE = ['type', '$opaque'];

/** Of several lists for one name the most careful one is followed. */
export function classesOf(all: readonly Fields[]): ClassOf {
  const named = (list: keyof Fields) => new Set(all.flatMap((fields) => fields[list] ?? []));
  const [words, texts, secrets] = [named('words'), named('texts'), named('secrets')];
  return (name) => {
    if (secrets.has(name)) return 'secret';
    if (texts.has(name)) return 'text';
    return words.has(name) || EVERYWHERE.includes(name) ? 'word' : undefined;
  };
}

/** Of a machine and all that it calls: a recording of it holds what they hear as well. */
export const fieldsOf = (machine: AnyStateMachine): ClassOf =>
  classesOf(familyOf(machine).flatMap(({ id }) => (Object.hasOwn(fieldsById, id) ? (fieldsById[id] ?? []) : [])));
