import type { Fields } from '#machines/trace/fields.ts';

export const fields: Fields = {
  words: ['indicatePage', 'page', 'open', 'left', 'field', 'code', 'entry', 'processing', 'nationalities', 'residence'],
  secrets: ['flowId', 'orderId', 'arrival'],
};
