import type { Fields } from '#machines/trace/field-lists.ts';

// Codes of countries and words of ours, as the address of the page has them.
export const fields: Fields = {
  words: ['nationality', 'residence', 'entry', 'purpose', 'nationality0', 'days'],
};
