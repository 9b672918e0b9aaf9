import type { Fields } from '#machines/trace/fields.ts';

export const fields: Fields = { words: ['currency', 'news'], secrets: ['orderId'] };
