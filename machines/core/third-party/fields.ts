import type { Fields } from '#machines/trace/field-lists.ts';

// The owner's published list of parties: no personal data.
export const fields: Fields = { words: ['party'] };
