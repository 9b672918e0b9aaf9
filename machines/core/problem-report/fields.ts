import type { Fields } from '#machines/trace/field-lists.ts';

export const fields: Fields = { words: ['kind'], secrets: ['reportId'] };
