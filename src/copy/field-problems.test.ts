import { expect, test } from 'vitest';
import { BOOKING_HORIZON_DAYS } from '#domain/flights/flight-limits.ts';
import { HOTEL_HORIZON_DAYS } from '#domain/hotels/hotel-limits.ts';

const problems =
  import.meta.glob<Readonly<Record<string, unknown>>>('./messages/en/problems.json', {
    import: 'default',
    eager: true,
  })['./messages/en/problems.json'] ?? {};

test('a reason that fields of all products share names none of them, and its days are those of each', () => {
  const shared = Object.entries(problems).filter(([name]) => name.startsWith('problems_field_'));
  expect(shared.length).toBeGreaterThan(40);
  const named = shared.filter(([, text]) => /flight|seat|airline|hotel|room|night|visa/i.test(JSON.stringify(text)));
  // Infant age is a rule of airlines; no other product asks for it.
  expect(named.map(([name]) => name)).toEqual(['problems_field_age_too_young']);
  for (const days of [HOTEL_HORIZON_DAYS, BOOKING_HORIZON_DAYS])
    expect(problems.problems_field_date_too_far).toBe(`On sale up to ${days} days ahead.`);
});
