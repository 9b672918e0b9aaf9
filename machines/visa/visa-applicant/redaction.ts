import type { RedactionFields } from '#machines/trace/redaction-fields.ts';

export const redaction: RedactionFields = { words: ['page', 'left', 'field', 'code'], secrets: ['orderId'] };
