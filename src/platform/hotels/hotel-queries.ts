import { queryOptions } from '@tanstack/react-query';
import { MAX_PLACE_TEXT } from '#domain/hotels/hotel-limits.ts';
import type { StaySearch } from '#domain/hotels/hotel-search.ts';
import type { HotelQuestion } from '#machines/hotels/hotel-results/types.ts';
import type { components } from '#openapi/generated/types.ts';
import { unwrap } from '#src/platform/core/api/api.ts';
import type { Api } from '#src/platform/core/api/api-client.ts';

export type HotelAvailability = components['schemas']['HotelAvailability'];
export type HotelStay = components['schemas']['HotelStay'];
export type Hotel = components['schemas']['Hotel'];
export type HotelLand = components['schemas']['HotelLand'];
export type HotelInquiry = components['schemas']['HotelInquiry'];
export type HotelDestination = components['schemas']['HotelDestination'];
type Party = components['schemas']['HotelRoomParty'];

const bodyOf = ({ departing, returning, rooms }: Pick<StaySearch, 'departing' | 'returning' | 'rooms'>) => ({
  checkIn: departing,
  checkOut: returning,
  rooms: rooms as Party[],
});

export const hotelsQuery = (api: Api, question: Extract<HotelQuestion, { of: 'place' }>) => {
  const { destination, departing, returning, rooms } = question;
  const { type, id } = destination;
  return queryOptions({
    queryKey: ['hotels', type, id, departing, returning, rooms],
    queryFn: () => unwrap(api.POST('/hotels/available', { body: { ...bodyOf(question), destination: { type, id } } })),
  });
};

export const hotelStayQuery = (api: Api, question: Extract<HotelQuestion, { of: 'hotel' }>) => {
  const { hotelId, departing, returning, rooms } = question;
  return queryOptions({
    queryKey: ['hotel stay', hotelId, departing, returning, rooms],
    queryFn: () => unwrap(api.POST('/hotels/stays', { body: { ...bodyOf(question), hotelId } })),
  });
};

/** One hotel without dates; `land` names its city or its country. */
export const hotelQuery = (api: Api, land: string, hotel: string) =>
  queryOptions({
    queryKey: ['hotel', land, hotel],
    queryFn: () => unwrap(api.GET('/hotels/lands/{land}/{hotel}', { params: { path: { land, hotel } } })),
  });

export const landQuery = (api: Api, land: string) =>
  queryOptions({
    queryKey: ['hotel land', land],
    queryFn: () => unwrap(api.GET('/hotels/lands/{land}', { params: { path: { land } } })),
  });

/** Cities, areas, sights and hotels that match a text. A text above the length limit is cut; it is not an error. */
export const destinationsQuery = (api: Api, whole: string, limit = 8) => {
  const text = [...whole].slice(0, MAX_PLACE_TEXT).join('');
  return queryOptions({
    queryKey: ['destinations', text, limit],
    queryFn: () => unwrap(api.GET('/hotels/destinations', { params: { query: { text, limit } } })),
    staleTime: 60_000,
  });
};

export const inquiryQuery = (api: Api, inquiryId: string) =>
  queryOptions({
    queryKey: ['hotel inquiry', inquiryId],
    queryFn: () => unwrap(api.GET('/hotels/inquiries/{inquiryId}', { params: { path: { inquiryId } } })),
  });
