import { expect, test } from 'vitest';
import { papersRenewedAt } from '#src/platform/core/offline/papers-renewed.ts';

const issued = { status: 'issued', at: 100 } as const;
const added = { status: 'issued', what: 'papersAdded', at: 300 } as const;
const changedAt = (at: number) => ({ status: 'issued', what: 'changed', at }) as const;
const quoted = { status: 'cancelQuoted', at: 500 } as const;

test.each([
  ['nothing happened', [issued], null],
  ['papers were added', [issued, added], 300],
  ['a change was made before that', [issued, changedAt(200), added], 300],
  ['a change was made after that', [issued, added, changedAt(400)], 400],
  ['a stage of its product came', [issued, { status: 'issued', what: 'flightMoved', at: 400 } as const], 400],
  ['its cancellation was only asked about', [issued, quoted], null],
  ['somebody left it', [issued, changedAt(400), quoted, { status: 'partiallyCancelled', at: 600 } as const], 600],
  ['it was cancelled', [issued, { status: 'refunding', at: 700 } as const], 700],
])('copies of papers are as old as they were when %s', (_, events, moment) => {
  expect(papersRenewedAt({ events })).toBe(moment);
});
