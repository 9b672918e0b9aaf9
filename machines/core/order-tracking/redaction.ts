import type { RedactionFields } from '#machines/trace/redaction-fields.ts';

export const redaction: RedactionFields = { words: ['status', 'stage', 'field', 'code'], secrets: ['orderId'] };
