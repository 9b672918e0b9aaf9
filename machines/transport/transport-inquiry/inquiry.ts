import { HOUR_MS } from '#domain/core/time.ts';
import { ANSWER_HOURS, OFFER_MS } from '#domain/transport/asked.ts';
import { inquiryKind } from '#machines/core/inquiry/kind.ts';
import { transportInquiryMachine } from '#machines/transport/transport-inquiry/machine.ts';

export const transportInquiry = inquiryKind(transportInquiryMachine, {
  models: 'a ride that begins soon, from the question to its offer or its no',
  answers: { by: 'who drives or serves', hours: ANSWER_HOURS },
  offerHours: OFFER_MS / HOUR_MS,
  routes: '`/iran-transportation/ask/{inquiryId}`',
  screen: 'inquiry',
  withoutPath: 'its journeys go through it: e2e/transport/asked.e2e.ts',
});
