import { expect } from 'vitest';

/**
 * Asserts some fields of a larger value, such as an order or a view; fields without a name are free. A named field must
 * equal its expected value as a whole. A name may be a path: `'session.phase': 'calm'`. A list must have exactly as many
 * items as expected, and each item has the fields named for it.
 */
export function expectFields(actual: unknown, expected: object, message?: string): void {
  expect(namedOf(actual, expected), message).toStrictEqual(expected);
}

function namedOf(actual: unknown, expected: unknown): unknown {
  if (typeof actual !== 'object' || actual === null || typeof expected !== 'object' || expected === null) return actual;
  if (Array.isArray(expected)) {
    return Array.isArray(actual) ? actual.map((item, index) => namedOf(item, expected[index])) : actual;
  }
  return Object.fromEntries(
    Object.entries(expected).map(([path, fields]) => {
      const value = Object.hasOwn(actual, path) ? Reflect.get(actual, path) : path.split('.').reduce(fieldOf, actual);
      return [path, Array.isArray(fields) ? namedOf(value, fields) : value];
    }),
  );
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
