import type { RedactionFields } from '#machines/trace/redaction-fields.ts';

export const redaction: RedactionFields = {
  words: ['section', 'calendarMode', 'currency', 'what', 'news', 'field', 'code'],
  secrets: ['sessionId', 'emailMasked', 'phoneMasked'],
};
