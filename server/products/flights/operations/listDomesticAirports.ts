import { AIRPORTS } from '#domain/country/airports.ts';
import type { Operation } from '#server/contract.ts';

/** The shape is set by our customer. */
export const listDomesticAirports: Operation<'listDomesticAirports'> = async () => ({
  status: 200,
  body: AIRPORTS.map(({ code, city, cityFa, airport, isPopular }) => ({
    name: airport,
    displayName: [
      { language: 'en-US', value: city },
      { language: 'fa-IR', value: cityFa },
    ],
    domainCode: code,
    isPopular,
  })),
});
