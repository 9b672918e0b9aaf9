import type { Fields } from '#machines/trace/field-lists.ts';

export const fields: Fields = { words: ['status', 'stage', 'field', 'code'], secrets: ['orderId'] };
