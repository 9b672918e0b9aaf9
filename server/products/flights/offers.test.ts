import { expect, test } from 'vitest';
import { ProblemError } from '#domain/core/problem.ts';
import { openOffer, toOffer } from '#server/products/flights/offers.ts';
import { quotesOn } from '#server/products/flights/quote.ts';

const NOW = Date.parse('2026-11-20T08:00:00Z');
const PARTY = { adult: 2, child: 1, infant: 1 };
const [quote] = quotesOn('THR-SYZ', '2026-12-05', new Map(), PARTY, NOW);
if (!quote) throw new Error('The timetable has no flight');
const offer = toOffer(quote, PARTY, NOW, 'secret');

const statusOf = (work: () => unknown) => {
  try {
    work();
    return 200;
  } catch (error) {
    return error instanceof ProblemError ? [error.status, error.problem.code] : error;
  }
};

test('an offer says the fare, the people, the total and its end', () => {
  expect(offer.expiresAt).toBe(NOW + 1_500_000);
  expect(openOffer(offer.offerId, NOW, 'secret')).toEqual({
    fare: quote.fare,
    party: PARTY,
    total: offer.total,
    expiresAt: offer.expiresAt,
  });
});

test('an offer fits into the contract and an address', () => {
  expect(offer.offerId).toMatch(/^[\w.~-]{1,200}$/);
});

test('an offer of which any letter was changed is not ours', () => {
  const changed = [...offer.offerId].map((letter, index) => {
    const other = letter === 'A' ? 'B' : 'A';
    return offer.offerId.slice(0, index) + other + offer.offerId.slice(index + 1);
  });
  // The last base64url letter of 128 bits carries only two bits: some other letters decode to the same bytes, and must
  // fail too.
  expect(new Set(changed.map((text) => String(statusOf(() => openOffer(text, NOW, 'secret')))))).toEqual(
    new Set(['400,invalid_request']),
  );
});

test.each([
  '',
  '~',
  '~~~~',
  'THR-SYZ.2026-12-05.QB1213.A~1.0.0~100~zzzz~',
  `${offer.offerId}A`,
  offer.offerId.slice(1),
])('text that was made up is not ours: %s', (text) => {
  expect(statusOf(() => openOffer(text, NOW, 'secret'))).toEqual([400, 'invalid_request']);
});

test('an offer of another secret is not ours', () => {
  expect(statusOf(() => openOffer(offer.offerId, NOW, 'other'))).toEqual([400, 'invalid_request']);
});

test('an offer ends when it says', () => {
  expect(statusOf(() => openOffer(offer.offerId, offer.expiresAt - 1, 'secret'))).toBe(200);
  expect(statusOf(() => openOffer(offer.offerId, offer.expiresAt, 'secret'))).toEqual([410, 'offer_expired']);
});
