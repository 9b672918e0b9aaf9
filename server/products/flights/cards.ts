import { inPersian } from '#domain/core/persian-text.ts';
import { airportOf, shortAirport } from '#domain/country/airports.ts';
import { TICKET_IN_PERSIAN } from '#domain/flights/ticket-in-persian.ts';
import type { components } from '#openapi/generated/types.ts';

type Flight = Pick<components['schemas']['Flight'], 'origin' | 'destination' | 'terminal'>;
type TripStep = components['schemas']['TripStep'];

/** Cards to show on the way to an airport and at its counter. */
export function cardsOf({ origin, destination, terminal }: Flight): Pick<TripStep, 'driver' | 'desk'> {
  const to = airportOf(destination);
  return {
    driver: {
      fa: TICKET_IN_PERSIAN.driver(origin, terminal),
      say: null,
      en: `Please take me to ${shortAirport(origin)} airport${terminal ? `, terminal ${terminal}` : ''}.`,
      note: null,
    },
    desk: {
      fa: `سلام. این گذرنامه و بلیت من برای پرواز به ${inPersian(to?.cityFa ?? destination)} است.`,
      say: `Salām. In gozarnāme va belit-e man barāye parvāz be ${to?.city ?? destination} ast.`,
      en: `Hello. Here are my passport and my ticket for the flight to ${to?.city ?? destination}.`,
      note: null,
    },
  };
}
