import { expect, test } from 'vitest';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { hotelAvailabilityFor } from '#machines/hotels/hotel-booking/documents.ts';
import { stay } from '#machines/hotels/hotel-results/fixtures.ts';
import type { AppContext } from '#src/platform/core/flow/context.ts';
import { parseHotelUrl } from '#src/platform/hotels/hotel-url.ts';
import { loadHotel, loadHotels, loadLand, titleOfHotels } from '#src/routes/-support/hotels/load-hotels.ts';

const NOON = Date.UTC(2026, 10, 22, 9);
const nights = { departing: '2026-12-05', returning: '2026-12-08' };
const family = { adults: '2', ages: '3', count: '1' };
const familyRooms = [{ adults: [30, 30], children: [3] }];

const ISFAHAN = { type: 'city', id: 'isfahan', name: { en: 'Isfahan', fa: 'اصفهان' } };

const TOO_LONG = { error: { code: 'invalid_request', message: 'The request does not match the contract.' } };

/** Loads a URL against a server with hotels in one city. */
async function load(query: Record<string, string>) {
  const context: AppContext = {
    origin: 'https://safar.example',
    fetch: async (request) => {
      const { pathname, searchParams } = new URL(request.url);
      if (pathname !== '/api/hotels/destinations') throw new Error(`Nobody asks for ${pathname}`);
      const text = searchParams.get('text') ?? '';
      // As in the contract: longer text is refused.
      if ([...text].length > 100) return Response.json(TOO_LONG, { status: 400 });
      return Response.json('isfahan'.startsWith(text.toLowerCase()) ? [ISFAHAN] : []);
    },
    cache: {},
    mayBeSignedIn: false,
    now: () => NOON,
  };
  const url = parseHotelUrl(query);
  return loadHotels(context, url, url);
}

test('a form without scripts that names a place nobody knows is a page that says so', async () => {
  const destination = 'Nowhere';
  const redirected = load({ ...nights, ...family, destination });
  await expect(redirected).rejects.toMatchObject({
    options: { to: '/hotel/search/results', search: { destination, ...nights, rooms: familyRooms } },
  });
  expectFields(await load({ ...nights, destination }), {
    typed: 'Nowhere',
    problems: { destination: 'destination_unknown' },
    availability: null,
  });
});

test.each([
  [100, 'x'],
  [101, 'x'],
  [120, 'x'],
  [121, 'x'],
  [120, 'ک'],
  [120, '🏨'],
])('a place of %i letters is a page with what was typed, with and without scripts', async (letters, letter) => {
  const destination = letter.repeat(letters);
  expectFields(await load({ ...nights, destination }), {
    typed: letter.repeat(Math.min(letters, 120)),
    problems: { destination: 'destination_unknown' },
    availability: null,
  });
  await expect(load({ ...nights, ...family, destination })).rejects.toMatchObject({ options: { statusCode: 302 } });
});

test.each([
  ['no place', '', {}],
  ['a place', 'city/isfahan/Isfahan', { destination: 'city/isfahan/Isfahan' }],
  ['the name of a place', 'Isfahan', { destination: 'city/isfahan/Isfahan' }],
])('a form without scripts that names %s gets the address of its search', async (_, destination, place) => {
  await expect(load({ ...nights, ...family, destination })).rejects.toMatchObject({
    options: { to: '/hotel/search/results', search: { ...place, ...nights, rooms: familyRooms } },
  });
});

test.each([
  ['nights that are over', { ...nights, departing: '2026-11-01' }, { departing: 'date_in_past' }],
  ['no nights', {}, { departing: 'required', returning: 'required' }],
  ['children alone', { ...nights, adults: '0' }, { rooms: 'room_adult_needed' }],
])('a form without scripts with %s is a page that says so', async (_, wrong, problems) => {
  const data = await load({ ...family, destination: 'city/isfahan/Isfahan', ...wrong });
  expectFields(data, { problems, availability: null });
});

test('the title has the name of the place that was found, and none where nothing was asked', async () => {
  const availability = hotelAvailabilityFor(stay);
  expect(titleOfHotels({ availability })).toContain(availability.destination.name.en);
  const data = await load({ destination: 'city/isfahan/Call 0800 1234', departing: '2026-12-05' });
  expect(titleOfHotels(data)).toBe(titleOfHotels({ availability: null }));
  expect(titleOfHotels(data)).not.toContain('0800');
});

test.each(['__proto__', 'constructor.x', 'ا', 'a b', '..', ''])(
  'an address with %j is no page of a hotel, and nobody is asked for it',
  async (text) => {
    const context: AppContext = {
      origin: 'https://safar.example',
      fetch: () => Promise.reject(new Error('Nobody is asked')),
      ...{ cache: {}, mayBeSignedIn: false, now: () => NOON },
    };
    const none = { isNotFound: true };
    await expect(loadLand(context, text, {}, {})).rejects.toMatchObject(none);
    await expect(loadHotel(context, { land: text, hotel: 'abbasi-hotel' }, {}, {})).rejects.toMatchObject(none);
    await expect(loadHotel(context, { land: 'isfahan', hotel: text }, {}, {})).rejects.toMatchObject(none);
  },
);
