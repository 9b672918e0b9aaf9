import type { Fields } from '#machines/trace/field-lists.ts';

export const fields: Fields = {
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
