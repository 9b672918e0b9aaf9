import type { RedactionFields } from '#machines/trace/redaction-fields.ts';

export const redaction: RedactionFields = {
  words: ['slug', 'theme', 'picture', 'written', 'changed'],
  texts: ['title', 'summary'],
  // Search terms are private.
  secrets: ['q'],
};
