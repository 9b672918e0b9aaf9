import type { RedactionFields } from '#machines/trace/redaction-fields.ts';

export const redaction: RedactionFields = { words: ['indicatePage', 'day'], secrets: ['flowId'] };
