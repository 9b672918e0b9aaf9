import type { Fields } from '#machines/trace/fields.ts';

export const fields: Fields = {
  words: ['to', 'currency', 'part'],
  secrets: ['orderId', 'flowId', 'emailMasked', 'phoneMasked'],
};
