import { expect, test } from 'vitest';
import type { VisaPerson } from '#src/screens/visa/request/request-page.ts';
import { sharedTrip, whoToldTheTrip } from '#src/screens/visa/request/shared-trip.ts';

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
  expect(whoToldTheTrip(none, [half, whole, none])).toBe(whole);
  expect(whoToldTheTrip(none, [half, none])).toBe(null);
  expect(whoToldTheTrip(half, [half, whole, none])).toBe(null);
  expect(sharedTrip(whole)).toEqual([
    ['entryCity', 'Tehran'],
    ['itinerary', 'Tehran, Yazd'],
  ]);
});
