import type { RedactionFields } from '#machines/trace/redaction-fields.ts';

// Country codes and our own words, as in the page's URL.
export const redaction: RedactionFields = {
  words: ['nationality', 'residence', 'entry', 'purpose', 'nationality0', 'days'],
};
