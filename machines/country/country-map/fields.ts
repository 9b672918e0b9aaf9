import type { Fields } from '#machines/trace/field-lists.ts';

export const fields: Fields = { words: ['layer', 'layers', 'place', 'chosen'], secrets: ['query'] };
