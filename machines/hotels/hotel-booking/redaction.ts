import type { RedactionFields } from '#machines/trace/redaction-fields.ts';

export const redaction: RedactionFields = {
  words: ['indicatePage', 'hotelId', 'hotelLink', 'hotelType', 'answers', 'roomId', 'rateId', 'type'],
  secrets: [
    'flowId',
    'offerId',
    'orderId',
    'inquiryId',
    'hotelOrderId',
    'customerOrderId',
    'sessionId',
    'phoneNumber',
    'firstName',
    'lastName',
    'title',
    'product',
  ],
};
