import type { Fields } from '#machines/trace/field-lists.ts';

// Country codes and our own words, as in the page's URL.
export const fields: Fields = {
  words: ['nationality', 'residence', 'entry', 'purpose', 'nationality0', 'days'],
};
