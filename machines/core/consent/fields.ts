import type { Fields } from '#machines/trace/field-lists.ts';

// Whom the owner has named, which everybody can read, and a yes or a no.
export const fields: Fields = { words: ['party', 'host', 'agreed'] };
