import type { RedactionFields } from '#machines/trace/redaction-fields.ts';

/** A quote proves a public rate to anybody who asks, and says nothing of anybody. */
export const redaction: RedactionFields = { words: ['currency', 'on', 'quote'] };
