import type { Fields } from '#machines/trace/field-lists.ts';

export const fields: Fields = { words: ['page', 'left', 'field', 'code'], secrets: ['orderId'] };
