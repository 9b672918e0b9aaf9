import type { RedactionFields } from '#machines/trace/redaction-fields.ts';

export const redaction: RedactionFields = {
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
