import type { RedactionFields } from '#machines/trace/redaction-fields.ts';

export const redaction: RedactionFields = { words: ['of', 'id', 'name_en', 'departing', 'returning', 'hotelId'] };
