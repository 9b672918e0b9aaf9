import { notFound, redirect } from '@tanstack/react-router';
import { isAllowed } from '#domain/core/order-status.ts';
import { ProblemError } from '#domain/core/problem.ts';
import { isResumable } from '#domain/core/status-questions.ts';
import { addDays, dayOf, formatDay } from '#domain/core/time.ts';
import { type StaySearch, staySearchProblems } from '#domain/hotels/hotel-search.ts';
import { m } from '#src/copy/generated/messages.js';
import { apiOf } from '#src/platform/core/api/api.ts';
import { fetchFresh } from '#src/platform/core/api/fetch-fresh.ts';
import { draftQuery, orderQuery } from '#src/platform/core/api/queries.ts';
import { queryClientOf } from '#src/platform/core/api/query-client.ts';
import type { AppContext } from '#src/platform/core/flow/context.ts';
import { type HotelOrder, orderOfHotels } from '#src/platform/hotels/hotel-order.ts';
import {
  destinationsQuery,
  type HotelAvailability,
  type HotelDestination,
  type HotelInquiry,
  type HotelLand,
  type HotelStay,
  hotelQuery,
  hotelStayQuery,
  hotelsQuery,
  inquiryQuery,
  landQuery,
} from '#src/platform/hotels/hotel-queries.ts';
import { type HotelUrl, SLUG } from '#src/platform/hotels/hotel-url.ts';
import {
  filtersOfUrl,
  placeOfUrl,
  restoredUrl,
  searchOfUrl,
  urlOfSearch,
  urlOfStay,
  withFilters,
} from '#src/platform/hotels/hotel-url-parts.ts';
import { orFindBooking } from '#src/routes/-support/core/checkout/load-order.ts';
import type { HotelsData } from '#src/routes/-support/hotels/hotel-data.ts';
import { hotelPapersScreen, liveHotelFlow } from '#src/routes/-support/hotels/hotel-screens.ts';

/** Days ahead and nights: all rate types are still on sale. */
const DAYS_AHEAD = 14;
const NIGHTS = 3;
const CITIES_SHOWN = 24;

const citiesOf = (context: AppContext): Promise<readonly HotelDestination[]> =>
  queryClientOf(context).ensureQueryData(destinationsQuery(apiOf(context), '', CITIES_SHOWN));

/** Defaults for missing parts of the URL. */
const usual = ({ departing, returning, ...search }: StaySearch, today: string): StaySearch => {
  const from = departing || addDays(today, DAYS_AHEAD);
  return { ...search, departing: from, returning: returning || addDays(from, NIGHTS) };
};

export async function loadStayStart(context: AppContext, url: HotelUrl) {
  const now = context.now();
  const today = dayOf(now);
  return { search: usual(searchOfUrl(url), today), today, now, cities: await citiesOf(context) };
}

/** Common data of the flow's pages, with the held order if the URL names one. */
async function baseOf(context: AppContext, url: HotelUrl): Promise<Omit<HotelsData, 'search' | 'problems'>> {
  const now = context.now();
  const order = url.order ? await orderOrNull(context, url.order) : null;
  return {
    typed: '',
    today: dayOf(now),
    now,
    cities: [],
    availability: null,
    hotel: null,
    stay: null,
    inquiry: null,
    hasBadRooms: url.rooms === '',
    order,
    draft: null,
    isOrderLost: url.order !== undefined && !order,
    isInquiryLost: false,
    isFromServer: import.meta.env.SSR,
  };
}

/** null for 404: missing, or not this visitor's. */
async function orNullOf404<T>(asking: Promise<T>): Promise<T | null> {
  try {
    return await asking;
  } catch (error) {
    if (error instanceof ProblemError && error.status === 404) return null;
    throw error;
  }
}

const orderOrNull = (context: AppContext, orderId: string): Promise<HotelOrder | null> =>
  orNullOf404(
    queryClientOf(context)
      .ensureQueryData(orderQuery(apiOf(context), orderId))
      .then(orderOfHotels),
  );

/** Always fetched anew: nobody else reports an answer that came meanwhile. */
const inquiryOrNull = (context: AppContext, inquiryId: string): Promise<HotelInquiry | null> =>
  orNullOf404(queryClientOf(context).fetchQuery({ ...inquiryQuery(apiOf(context), inquiryId), staleTime: 0 }));

/** The inquiry's stay, which overrides the URL. */
const searchOfInquiry = ({ checkIn, checkOut, rooms }: HotelInquiry): StaySearch => ({
  destination: null,
  departing: checkIn,
  returning: checkOut,
  rooms: rooms.map(({ party }) => party),
});

/** Loads `/hotel/search/results`. Never sends events: loaders also run for hovered links. */
export async function loadHotels(context: AppContext, url: HotelUrl, whole: HotelUrl): Promise<HotelsData> {
  await canonicalise(context, url, whole);
  const [base, cities] = await Promise.all([baseOf(context, url), citiesOf(context)]);
  const search = searchOfUrl(url);
  const problems = staySearchProblems(search, base.today);
  const isWell = Object.keys(problems).length === 0;
  const availability = isWell ? await availabilityOf(context, search) : null;
  openNamed(availability, search, whole);
  return {
    ...base,
    search,
    problems,
    cities,
    typed: search.destination ? '' : (url.destination ?? ''),
    availability,
  };
}

/** A list link that names one of its hotels redirects to that hotel; other ids are ignored. */
function openNamed(availability: HotelAvailability | null, search: StaySearch, whole: HotelUrl): void {
  const named = availability?.offers.find(({ hotel }) => hotel.hotelId === whole.hotelId)?.hotel;
  if (!named) return;
  const [land = '', hotel] = named.link.split('/');
  throw redirect({
    to: '/hotel/$land/{-$hotel}',
    params: { land, hotel },
    search: { ...urlOfStay(search), ...restoredUrl(whole) },
    statusCode: 302,
  });
}

/** Resolves place names, and turns the rooms of a form without JavaScript into the canonical URL. */
async function canonicalise(context: AppContext, url: HotelUrl, whole: HotelUrl): Promise<void> {
  const { destination, adults, ages, count } = url;
  if (Object.keys(whole).length === 0) throw redirect({ to: '/hotel', statusCode: 302 });
  const isTyped = destination !== undefined && !placeOfUrl(destination);
  const place = isTyped ? await surePlace(context, destination) : null;
  const isPlain = [adults, ages, count].some((field) => field !== undefined);
  const search = searchOfUrl(url);
  const { destination: _, ...problems } = staySearchProblems(search, dayOf(context.now()));
  if (!place && !(isPlain && Object.keys(problems).length === 0)) return;
  throw redirect({
    to: '/hotel/search/results',
    search: withFilters(
      {
        ...(destination ? { destination } : {}),
        ...urlOfSearch({ ...search, destination: place ?? search.destination }),
        ...restoredUrl(whole),
      },
      filtersOfUrl(whole),
    ),
    statusCode: 302,
  });
}

async function surePlace(context: AppContext, text: string): Promise<StaySearch['destination']> {
  const found = await queryClientOf(context).fetchQuery(destinationsQuery(apiOf(context), text));
  const wanted = text.toLowerCase();
  const named = found.find(({ name }) => name.en.toLowerCase() === wanted || name.fa === text);
  // A single hotel whose name starts with the text is only a guess.
  const [only, ...others] = found;
  const place = named ?? (others.length === 0 && only?.type !== 'hotel' ? only : undefined);
  return place ? { type: place.type, id: place.id, name_en: place.name.en } : null;
}

// On the server a failure is a real 500. In the browser the machine retries and offers a retry button.
async function availabilityOf(context: AppContext, search: StaySearch): Promise<HotelAvailability | null> {
  if (!search.destination) return null;
  const query = hotelsQuery(apiOf(context), { of: 'place', ...search, destination: search.destination });
  const asking = orNotFound(fetchFresh(queryClientOf(context), query, { now: context.now() }));
  return import.meta.env.SSR ? asking : asking.catch(orNull);
}

/** 404 is final, in the browser too. */
const orNull = (error: unknown) => {
  if (error instanceof ProblemError) return null;
  throw error;
};

/** Throws the router's 404 for an unknown place or hotel. */
async function orNotFound<T>(asking: Promise<T>): Promise<T> {
  try {
    return await asking;
  } catch (error) {
    if (error instanceof ProblemError && error.status === 404) throw notFound();
    throw error;
  }
}

export type LandData = {
  readonly land: HotelLand;
  readonly search: StaySearch;
  readonly today: string;
  readonly cities: readonly HotelDestination[];
};

/** Throws 404 for a malformed slug, which the API would report as an invalid request. */
function requireSlug(text: string): void {
  if (!SLUG.test(text.toLowerCase())) throw notFound();
}

/** `whole`: all parameters of the URL, for a redirect to the canonical one. */
export async function loadLand(context: AppContext, slug: string, url: HotelUrl, whole: HotelUrl): Promise<LandData> {
  requireSlug(slug);
  const land = await orNotFound(queryClientOf(context).fetchQuery(landQuery(apiOf(context), slug)));
  // One canonical URL per place.
  if (land.land !== slug)
    throw redirect({ to: '/hotel/$land/{-$hotel}', params: { land: land.land }, search: whole, statusCode: 301 });
  const today = dayOf(context.now());
  const destination = { type: 'city', id: land.land, name_en: land.name.en } as const;
  const search = { ...searchOfUrl(url), destination: land.type === 'city' ? destination : null };
  return { land, search: usual(search, today), today, cities: await citiesOf(context) };
}

export async function loadHotel(
  context: AppContext,
  { land, hotel: slug }: { readonly land: string; readonly hotel: string },
  url: HotelUrl,
  whole: HotelUrl,
): Promise<HotelsData> {
  requireSlug(land);
  requireSlug(slug);
  const hotel = await orNotFound(
    queryClientOf(context).fetchQuery(hotelQuery(apiOf(context), land, slug.toLowerCase())),
  );
  const [city = '', name] = hotel.hotel.link.split('/');
  if (city !== land || name !== slug)
    throw redirect({
      to: '/hotel/$land/{-$hotel}',
      params: { land: city, hotel: name },
      search: whole,
      statusCode: 301,
    });
  const [base, found] = await Promise.all([
    baseOf(context, url),
    url.inquiry ? inquiryOrNull(context, url.inquiry) : null,
  ]);
  // Ignore an inquiry to another hotel.
  const inquiry = found?.link === hotel.hotel.link ? found : null;
  if (inquiry) return { ...base, hotel, inquiry, search: searchOfInquiry(inquiry), problems: {} };
  const asked = searchOfUrl(url);
  const hasNights = asked.departing !== '' || asked.returning !== '';
  const { destination: _, ...problems } = staySearchProblems(asked, base.today);
  const isWell = hasNights && Object.keys(problems).length === 0;
  return {
    ...base,
    hotel,
    search: hasNights ? asked : usual(asked, base.today),
    problems: hasNights ? problems : {},
    isInquiryLost: url.inquiry !== undefined,
    stay: isWell ? await stayOf(context, hotel.hotel.hotelId, asked) : null,
  };
}

async function stayOf(context: AppContext, hotelId: string, search: StaySearch): Promise<HotelStay | null> {
  const query = hotelStayQuery(apiOf(context), { of: 'hotel', hotelId, ...search });
  const asking = fetchFresh(queryClientOf(context), query, { now: context.now() });
  return import.meta.env.SSR ? asking : asking.catch(orNull);
}

/** Title of the list, with the place's real name instead of the one in the URL. */
export const titleOfHotels = ({ availability }: Pick<HotelsData, 'availability'>): string =>
  availability
    ? m.hotels_page_title_results({ place: availability.destination.name.en, day: formatDay(availability.checkIn) })
    : m.hotels_page_title();

/** Data of an order page. Redirects visitors without access to find-booking; from a step before payment as `unpaid`. */
export async function loadHotelOrder(
  context: AppContext,
  orderId: string | undefined,
  unpaid?: 'hotels',
): Promise<HotelsData> {
  if (!orderId) throw redirect({ to: '/find-booking', statusCode: 302 });
  const query = { ...orderQuery(apiOf(context), orderId), staleTime: 5000 };
  const order = await orFindBooking(orderId, queryClientOf(context).fetchQuery(query).then(orderOfHotels), unpaid);
  const base = await baseOf(context, {});
  const { checkIn, checkOut, rooms, city } = order.item;
  return {
    ...base,
    order,
    problems: {},
    search: {
      destination: { type: 'city', id: city.slug, name_en: city.name.en },
      departing: checkIn,
      returning: checkOut,
      rooms: rooms.map(({ party }) => party),
    },
    draft: isAllowed('saveDraft', order.status)
      ? await queryClientOf(context).ensureQueryData(draftQuery(apiOf(context), order.orderId))
      : null,
  };
}

/** The same for a step before payment, with its code. */
export async function loadHotelStep(
  context: AppContext,
  orderId: string | undefined,
  step: { readonly preload: () => Promise<unknown> },
): Promise<HotelsData> {
  const [data] = await Promise.all([
    loadHotelOrder(context, orderId, 'hotels'),
    step.preload(),
    liveHotelFlow.preload(),
  ]);
  // Back from the bank the order is past this step: the server renders the papers instead.
  if (data.order && !isResumable(data.order.status)) await hotelPapersScreen.preload();
  return data;
}
