import type { Fields } from '#machines/trace/field-lists.ts';

export const fields: Fields = {
  words: ['slug', 'theme', 'picture', 'written', 'changed'],
  texts: ['title', 'summary'],
  // Who looks for what is nobody's business.
  secrets: ['q'],
};
