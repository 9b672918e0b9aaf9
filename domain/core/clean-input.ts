import { plainLine, plainProse, plainText } from '#domain/core/plain-text.ts';

const asTyped = (typed: string): string => typed;

/**
 * Fields that are not single lines, by name. Passwords stay untouched: spaces and invisible characters may be part of
 * them.
 */
const KINDS: ReadonlyMap<string, (typed: string) => string> = new Map([
  ...['password', 'confirmPassword', 'currentPassword'].map((field) => [field, asTyped] as const),
  ...['message', 'text', 'note', 'wishes'].map((field) => [field, plainProse] as const),
  ...['itinerary', 'cv'].map((field) => [field, plainText] as const),
]);

/**
 * Normalises all text of a form by the kind of each field, at any depth. Form validation and the server's body parser
 * start with it; nothing else normalises input.
 */
export const plainly = <T>(typed: T, field = ''): T => cleaned(typed, field, 0) as T;

/** Deeper than any form. Deeper values stay as they are, and validation rejects them. */
const MAX_DEPTH = 20;

function cleaned(value: unknown, field: string, depth: number): unknown {
  if (typeof value === 'string') return (KINDS.get(field) ?? plainLine)(value);
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return value;
  if (Array.isArray(value)) return value.map((one) => cleaned(one, field, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, cleaned(one, name, depth + 1)]));
}
