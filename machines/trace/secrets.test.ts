import { expect, test } from 'vitest';
import { registry } from '#machines/trace/registry.ts';

const SECRET = /password|passport|^code$|^otp$|^token$|secret/i;

/** In a Problem and in a field error, `code` is one of our own words. */
const isProblem = (value: object) => 'code' in value && ('message' in value || 'field' in value);

const keysIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null && !isProblem(value)
    ? Object.entries(value).flatMap(([key, inner]) => [key, ...keysIn(inner)])
    : [];

// Secrets go from the form to an actor directly. What goes through a machine is recorded, stored in the tab and sent in
// reports.
test.each(Object.entries(registry))(
  '%s: no event carries a password, a code or a passport number',
  (_, { examples }) => {
    expect(examples.events.flatMap(keysIn).filter((key) => SECRET.test(key))).toEqual([]);
  },
);

test.each(Object.entries(registry))('%s: no answer that it is told holds one either', (_, entry) => {
  const keys = Object.values(entry.examples.outcomes)
    .flat()
    .flatMap((reply) => ('ok' in reply ? keysIn(reply.ok) : []));
  expect(keys.filter((key) => SECRET.test(key))).toEqual([]);
});
