import type { RedactionFields } from '#machines/trace/redaction-fields.ts';

export const redaction: RedactionFields = { words: ['status', 'stage', 'time'], secrets: ['orderId'] };
