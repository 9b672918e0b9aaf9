import type { Fields } from '#machines/trace/fields.ts';

export const fields: Fields = { words: ['status', 'stage', 'field', 'code'], secrets: ['orderId'] };
