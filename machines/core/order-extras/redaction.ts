import type { RedactionFields } from '#machines/trace/redaction-fields.ts';

export const redaction: RedactionFields = { words: ['currency', 'news', 'field', 'code'], secrets: ['orderId'] };
