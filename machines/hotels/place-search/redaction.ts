import type { RedactionFields } from '#machines/trace/redaction-fields.ts';

export const redaction: RedactionFields = {
  words: ['type', 'id', 'en', 'fa', 'country', 'hotelType'],
  // Search terms are private.
  secrets: ['text', 'foundFor'],
};
