import { plainLine, plainProse, plainText } from '#domain/core/plain-text.ts';

const asTyped = (typed: string): string => typed;

/** Fields by name that are no line. Nothing is done to a password: a blank and a mark may be part of it. */
const KINDS: ReadonlyMap<string, (typed: string) => string> = new Map([
  ...['password', 'confirmPassword', 'currentPassword'].map((field) => [field, asTyped] as const),
  ...['message', 'text', 'note', 'wishes'].map((field) => [field, plainProse] as const),
  ...['itinerary', 'cv'].map((field) => [field, plainText] as const),
]);

/**
 * All that was typed into a form, cleaned: each text by the kind of its field, however deep it lies. Rules of forms and the server's
 * reading of a body begin with it, and nothing else cleans.
 */
export const plainly = <T>(typed: T, field = ''): T => cleaned(typed, field, 0) as T;

/** No form is as deep. What is stays as it came, for the checks to refuse. */
const MAX_DEPTH = 20;

function cleaned(value: unknown, field: string, depth: number): unknown {
  if (typeof value === 'string') return (KINDS.get(field) ?? plainLine)(value);
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return value;
  if (Array.isArray(value)) return value.map((one) => cleaned(one, field, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, cleaned(one, name, depth + 1)]));
}
