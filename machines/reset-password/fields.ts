import type { Fields } from '#machines/trace/fields.ts';

export const fields: Fields = { words: ['stage', 'field', 'code'] };
