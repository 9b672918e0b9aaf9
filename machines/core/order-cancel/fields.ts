import type { Fields } from '#machines/trace/field-lists.ts';

export const fields: Fields = {
  words: ['to', 'currency', 'part'],
  secrets: ['orderId', 'flowId', 'emailMasked', 'phoneMasked'],
};
