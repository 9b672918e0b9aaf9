import type { RedactionFields } from '#machines/trace/redaction-fields.ts';

export const redaction: RedactionFields = {
  words: ['to', 'currency', 'part', 'kind'],
  secrets: ['orderId', 'flowId', 'emailMasked', 'phoneMasked'],
};
