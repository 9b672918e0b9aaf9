import type { Fields } from '#machines/trace/field-lists.ts';

export const fields: Fields = { words: ['currency', 'news'], secrets: ['orderId'] };
