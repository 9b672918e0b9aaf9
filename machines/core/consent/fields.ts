import type { Fields } from '#machines/trace/field-lists.ts';

// The owner's published list of parties, and a boolean: no personal data.
export const fields: Fields = { words: ['party', 'host', 'agreed'] };
