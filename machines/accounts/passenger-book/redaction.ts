import type { RedactionFields } from '#machines/trace/redaction-fields.ts';

export const redaction: RedactionFields = {
  words: ['news', 'field', 'code'],
  secrets: ['passengerId', 'emailMasked', 'phoneMasked'],
};
