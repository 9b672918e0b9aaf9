import { ANSWER_HOURS, OFFER_HOURS } from '#domain/tours/asked.ts';
import { inquiryKind } from '#machines/core/inquiry/kind.ts';
import { tourInquiryMachine } from '#machines/tours/tour-inquiry/machine.ts';

export const tourInquiry = inquiryKind(tourInquiryMachine, {
  models: 'a tour that is asked for first, from the question to its offer or its no',
  answers: { by: 'who leads the tour', hours: ANSWER_HOURS },
  offerHours: OFFER_HOURS,
  routes: '`/iran-tours/ask/{inquiryId}`',
  screen: 'inquiry',
  withoutPath: 'its journeys go through it: e2e/tours/asked.e2e.ts',
});
