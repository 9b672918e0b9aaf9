import type { RedactionFields } from '#machines/trace/redaction-fields.ts';

export const redaction: RedactionFields = {
  words: ['status', 'to', 'currency', 'asked'],
  secrets: ['orderId', 'flowId', 'changeId', 'emailMasked', 'phoneMasked'],
};
