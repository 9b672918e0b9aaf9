import type { Fields } from '#machines/trace/field-lists.ts';

export const fields: Fields = {
  words: ['slug', 'theme', 'picture', 'written', 'changed'],
  texts: ['title', 'summary'],
  // Search terms are private.
  secrets: ['q'],
};
