import type { Fields } from '#machines/trace/fields.ts';

// Whom the owner has named.
export const fields: Fields = { words: ['party'] };
