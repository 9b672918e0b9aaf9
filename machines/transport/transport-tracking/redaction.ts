import type { RedactionFields } from '#machines/trace/redaction-fields.ts';

export const redaction: RedactionFields = {
  words: ['status', 'stage', 'question', 'what', 'choice', 'at'],
  secrets: ['orderId'],
};
