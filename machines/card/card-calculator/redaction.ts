import type { RedactionFields } from '#machines/trace/redaction-fields.ts';

export const redaction: RedactionFields = { words: ['currency', 'on'], secrets: ['quote'] };
