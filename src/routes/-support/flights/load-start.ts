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
/** Days ahead: all fare types are still on sale. */
const DAYS_AHEAD = 14;

export async function loadStart(context: AppContext): Promise<StartData> {
  const moment = context.now();
  const today = dayOf(moment);
  // The form works without fares: requests are limited by IP address, which a whole hotel may share.
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

/** A real fare with several refund steps, to illustrate the refund line. */
const exampleAmong = (offers: readonly FlightOffer[]): FlightOffer | null =>
  offers.find(({ fare }) => fare.refundSteps.length > 2) ?? null;

/** The example fare of that day, cached for a minute: held seats do not change it. */
export async function exampleOf(context: AppContext, { search }: StartData): Promise<FlightOffer | null> {
  return forAll(context, `example ${search.departing}`, async (api) => {
    const { origin, destination, departing: departureDate } = search;
    const body = { origin, destination, departureDate, adult: 1, child: 0, infant: 0 };
    const { departing } = await unwrap(api.POST('/flights/available', { body }));
    return exampleAmong(departing.offers);
  });
}
