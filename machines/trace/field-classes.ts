import type { AnyStateMachine } from 'xstate';
import { familyOf } from '#machines/trace/chart.ts';
import { redactionById } from '#machines/trace/fields.gen.ts';
import type { RedactionFields } from '#machines/trace/redaction-fields.ts';

export type FieldClass = 'word' | 'text' | 'secret';
/** undefined: the class of the surrounding field applies; without one the text is secret. */
export type ClassOf = (name: string) => FieldClass | undefined;

/** Words in all machines. */
const EVERYWHERE = ['type', '$opaque'];

/** A name with several classes gets the strictest one. */
export function classesOf(all: readonly RedactionFields[]): ClassOf {
  const named = (list: keyof RedactionFields) => new Set(all.flatMap((fields) => fields[list] ?? []));
  const [words, texts, secrets] = [named('words'), named('texts'), named('secrets')];
  return (name) => {
    if (secrets.has(name)) return 'secret';
    if (texts.has(name)) return 'text';
    return words.has(name) || EVERYWHERE.includes(name) ? 'word' : undefined;
  };
}

/** Field classes of a machine and its descendants: a recording holds their values too. */
export const fieldsOf = (machine: AnyStateMachine): ClassOf =>
  classesOf(familyOf(machine).flatMap(({ id }) => (Object.hasOwn(redactionById, id) ? (redactionById[id] ?? []) : [])));
