import type { Fields } from '#machines/trace/field-lists.ts';

export const fields: Fields = {
  words: [
    'indicatePage',
    'page',
    'open',
    'left',
    'speeds',
    'field',
    'code',
    'entry',
    'processing',
    'nationality',
    'residence',
  ],
  secrets: ['flowId', 'orderId', 'arrival'],
};
