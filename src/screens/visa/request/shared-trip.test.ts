import { expect, test } from 'vitest';
import type { VisaPerson } from '#src/screens/visa/request/request-page.ts';
import { personWithTrip, sharedTrip } from '#src/screens/visa/request/shared-trip.ts';

const someone = (position: number, answers: VisaPerson['answers']): VisaPerson => ({
  position,
  nationality: 'DE',
  verdict: 'airportCode',
  answers,
  begun: [],
});

test('the trip of the first who told all of it is offered, to whom told none of it', () => {
  const half = someone(0, { entryCity: 'Tabriz' });
  const whole = someone(1, { entryCity: 'Tehran', itinerary: 'Tehran, Yazd', timesInIran: '2' });
  const none = someone(2, { timesInIran: '0' });
  expect(personWithTrip(none, [half, whole, none])).toBe(whole);
  expect(personWithTrip(none, [half, none])).toBe(null);
  expect(personWithTrip(half, [half, whole, none])).toBe(null);
  expect(sharedTrip(whole)).toEqual([
    ['entryCity', 'Tehran'],
    ['itinerary', 'Tehran, Yazd'],
  ]);
});
