import { addDays, dayOf } from '#domain/core/time.ts';
import type { FlightSearch } from '#domain/flights/flight-search.ts';
import type { components } from '#openapi/generated/types.ts';
import { apiOf, unwrap } from '#src/platform/core/api/api.ts';
import type { AppContext } from '#src/platform/core/flow/context.ts';
import { forAll } from '#src/routes/-support/core/pages/for-all.ts';

type LowestFare = components['schemas']['LowestFare'];
type FlightOffer = components['schemas']['FlightOffer'];

export type StartData = {
  readonly search: FlightSearch;
  readonly today: string;
  readonly now: number;
  readonly lowest: readonly LowestFare[];
};

const HUB = 'THR';
/** A fortnight ahead: far enough that every kind of fare is still on sale. */
const DAYS_AHEAD = 14;

/** What the pages with a search form start from. */
export async function loadStart(context: AppContext): Promise<StartData> {
  const moment = context.now();
  const today = dayOf(moment);
  // Without fares the page still has its form: they are limited by address, behind which a whole hotel may be.
  const lowest = await unwrap(apiOf(context).GET('/flights/lowest', { params: { query: { origin: HUB } } })).catch(
    () => [],
  );
  const search: FlightSearch = {
    type: 'oneWay',
    origin: HUB,
    destination: 'SYZ',
    departing: addDays(today, DAYS_AHEAD),
    returning: '',
    adult: 1,
    child: 0,
    infant: 0,
  };
  return { search, today, now: moment, lowest };
}

/** A real fare with more than one refund step, to show what a refund line is. */
export const exampleAmong = (offers: readonly FlightOffer[]): FlightOffer | null =>
  offers.find(({ fare }) => fare.refundSteps.length > 2) ?? null;

/** The example of that day; a minute old at most, and seats held meanwhile change nothing that it shows. */
export async function exampleOf(context: AppContext, { search }: StartData): Promise<FlightOffer | null> {
  return forAll(context, `example ${search.departing}`, async (api) => {
    const { origin, destination, departing: departureDate } = search;
    const body = { origin, destination, departureDate, adult: 1, child: 0, infant: 0 };
    const { departing } = await unwrap(api.POST('/flights/available', { body }));
    return exampleAmong(departing.offers);
  });
}

/** All places stand behind it: a browser that opens the start needs none of them, as the server has done it. */
export async function seasonsOf({ now, today }: StartData) {
  const { seasonsFrom } = await import('#domain/country/year-seasons.ts');
  return seasonsFrom(now, today);
}
