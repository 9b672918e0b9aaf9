import { INQUIRY_ANSWER_SECONDS, INQUIRY_OFFER_SECONDS } from '#domain/hotels/hotel-limits.ts';
import { inquiryKind } from '#machines/core/inquiry/kind.ts';
import { hotelInquiryMachine } from '#machines/hotels/hotel-inquiry/machine.ts';

export const hotelInquiry = inquiryKind(hotelInquiryMachine, {
  models: 'a hotel that is asked first, from the question to its offer or its no',
  answers: { by: 'the hotel', hours: INQUIRY_ANSWER_SECONDS / 3600 },
  offerHours: INQUIRY_OFFER_SECONDS / 3600,
  routes: '`/hotel/{land}/{hotel}?inquiry=…`',
  screen: 'inquiry',
});
