import type { Fields } from '#machines/trace/fields.ts';

export const fields: Fields = { words: ['page', 'left', 'field', 'code'], secrets: ['orderId'] };
