import { euro } from '#domain/core/money.ts';
import { NOW } from '#machines/core/testing/moment.ts';
import type { CountryPage } from '#src/screens/country/country-map/country-page.ts';

const fare = (slug: string, destination: string, cents: number) => ({
  ...{ slug, destination, origin: 'THR' },
  adult: euro(cents),
  date: '2026-12-07',
  minutes: 75,
});

const hotel = (city: string, link: string, name: string, lat: number, lon: number, cents: number) => ({
  ...{ city, link, name, point: { lat, lon }, precision: 'area', total: euro(cents) },
});

export const COUNTRY_PAGE: CountryPage = {
  otherNames: null,
  now: NOW,
  origin: 'THR',
  origins: [
    { code: 'THR', city: 'Tehran' },
    { code: 'SYZ', city: 'Shiraz' },
  ],
  fares: [
    fare('shiraz', 'SYZ', 2900),
    fare('isfahan', 'IFN', 2600),
    fare('mashhad', 'MHD', 3100),
    fare('yazd', 'AZD', 2700),
    fare('kish', 'KIH', 3800),
    fare('tabriz', 'TBZ', 2800),
  ],
  rooms: {
    ...{ checkIn: '2026-12-05', checkOut: '2026-12-07' },
    hotels: [
      hotel('isfahan', 'isfahan/dibai-house', 'Dibai House', 32.67, 51.68, 9800),
      hotel('isfahan', 'isfahan/abbasi-hotel', 'Abbasi Hotel', 32.651, 51.67, 11200),
      hotel('kashan', 'kashan/house', 'Traditional House of the Merchants', 33.98, 51.44, 7600),
    ],
  },
};
