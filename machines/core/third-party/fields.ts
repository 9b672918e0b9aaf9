import type { Fields } from '#machines/trace/field-lists.ts';

// Whom the owner has named.
export const fields: Fields = { words: ['party'] };
