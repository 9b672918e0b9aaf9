import { type Plain, page, pageBelow, type Query } from '#domain/core/page-path.ts';

/** The pages of hotels, as `pathTo` has them. */
export const paths = {
  searchHotels: page<Query>('/hotel'),
  /** The results of a search. */
  hotels: page<Query>('/hotel/search/results'),
  /** A hotel by its link, as `isfahan/abbasi-hotel`; or the hotels of a city or country. */
  hotel: (link: string, query?: Query) => page<Query>(`/hotel/${link}`)(query),
  /** A step of an order of a stay. */
  hotelStep: (step: 'passengers' | 'confirm', query?: Query) => page<Query>(`/hotel/reserve/${step}`)(query),
  /** Where a stay becomes a voucher; without an order what all such pages begin with. */
  voucher: pageBelow('/hotel/issue'),
  hotelRules: page<Plain, 'count' | 'refunds'>('/hotel-rules'),
};
