import type { RedactionFields } from '#machines/trace/redaction-fields.ts';

// The owner's published list of parties: no personal data.
export const redaction: RedactionFields = { words: ['party'] };
