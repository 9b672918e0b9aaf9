import type { RedactionFields } from '#machines/trace/redaction-fields.ts';

export const redaction: RedactionFields = {
  words: ['state', 'allowed', 'act', 'to', 'currency', 'field', 'code'],
  secrets: ['orderId', 'emailMasked'],
};
