import { type Problem, ProblemError } from '#domain/core/problem.ts';

// Values of a machine as JSON, and a canonical form for hashing.

/** An error inside a trace. `problem` and `status` are those of a ProblemError; guards read them. */
type WrittenError = { $error: { name: string; message: string; problem?: Problem; status?: number } };

/**
 * Converts a value to JSON that `fromJson` can read. Errors keep name and message (and their Problem). Values that JSON
 * cannot express, such as functions and actors, become `{ $opaque: kind }`: a machine that decides by such a value
 * cannot be replayed.
 */
export function toJson(value: unknown): unknown {
  if (typeof value === 'function' || typeof value === 'symbol' || typeof value === 'bigint') {
    return { $opaque: typeof value };
  }
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => (item === undefined ? null : toJson(item)));
  if (value instanceof Error) return writtenError(value);
  if (value instanceof Date) return value.toJSON();
  if (value instanceof Map || value instanceof Set) return { $opaque: value.constructor.name };
  if ('sessionId' in value && 'send' in value) return { $opaque: 'actor' };
  const json: Record<string, unknown> = {};
  for (const [key, item] of Object.entries(value)) if (item !== undefined) json[key] = toJson(item);
  return json;
}

function writtenError(error: Error): WrittenError {
  const more = error instanceof ProblemError ? { problem: error.problem, status: error.status } : {};
  return { $error: { name: error.name, message: error.message, ...more } };
}

/** The inverse of `toJson`: errors become errors again, other values stay. */
export function fromJson(json: unknown): unknown {
  if (typeof json !== 'object' || json === null) return json;
  if (Array.isArray(json)) return hasError(json) ? json.map(fromJson) : json;
  if ('$error' in json) return readError((json as WrittenError).$error);
  if (!hasError(json)) return json; // common case: nothing to rebuild
  return Object.fromEntries(Object.entries(json).map(([key, item]) => [key, fromJson(item)]));
}

const hasError = (json: object): boolean =>
  Object.entries(json).some(
    ([key, item]) => key === '$error' || (typeof item === 'object' && item !== null && hasError(item)),
  );

function readError({ name, message, problem, status }: WrittenError['$error']): Error {
  if (problem) return new ProblemError(status ?? 500, problem);
  const error = new Error(message);
  error.name = name;
  return error;
}

/** JSON with sorted keys and without undefined: equal values give equal text. */
export function canonicalJson(value: unknown): string {
  if (value === undefined) return 'null';
  if (typeof value !== 'object' || value === null) {
    const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
    return JSON.stringify(isPlain || value === null ? value : toJson(value));
  }
  return textOf(value, canonicalJson);
}

const known = new WeakMap<object, string>();

/** Like `canonicalJson`, for immutable values such as contexts: the text of each object is cached. */
export function canonicalContext(value: unknown): string {
  if (typeof value !== 'object' || value === null) return canonicalJson(value);
  let text = known.get(value);
  if (text === undefined) {
    text = textOf(value, canonicalContext);
    known.set(value, text);
  }
  return text;
}

function textOf(value: object, inner: (item: unknown) => string): string {
  let text = '';
  if (Array.isArray(value)) {
    for (const item of value) text += (text ? ',' : '') + inner(item);
    return `[${text}]`;
  }
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return canonicalJson(toJson(value));
  const record = value as Readonly<Record<string, unknown>>;
  for (const key of Object.keys(record).sort()) {
    const item = record[key];
    if (item !== undefined) text += `${text ? ',' : ''}${JSON.stringify(key)}:${inner(item)}`;
  }
  return `{${text}}`;
}
