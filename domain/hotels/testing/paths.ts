import type { PathExamples } from '#domain/core/testing/path-examples.ts';
import { paths } from '#domain/hotels/paths.ts';

const ID = '5f0c2f5e-6a1b-4a55-9d2c-0e6f4b7a9c31';

/** URLs of its pages, and the route that answers each. */
export const examples: PathExamples<typeof paths> = {
  searchHotels: [[paths.searchHotels(), '/hotel/']],
  hotels: [[paths.hotels({ destination: 'city/isfahan/Isfahan', departing: '2026-12-05' }), '/hotel/search/results']],
  hotel: [
    [paths.hotel('isfahan'), '/hotel/$land/{-$hotel}'],
    [paths.hotel('isfahan/abbasi-hotel', { departing: '2026-12-05' }), '/hotel/$land/{-$hotel}'],
  ],
  hotelStep: [
    [paths.hotelStep('passengers', { order: ID }), '/hotel/reserve/passengers'],
    [paths.hotelStep('confirm', { order: ID }), '/hotel/reserve/confirm'],
  ],
  voucher: [
    [paths.voucher(), '/hotel/issue/{-$orderId}'],
    [paths.voucher(ID), '/hotel/issue/{-$orderId}'],
  ],
  hotelRules: [
    [paths.hotelRules(), '/hotel-rules'],
    [paths.hotelRules({}, 'count'), '/hotel-rules'],
  ],
};
