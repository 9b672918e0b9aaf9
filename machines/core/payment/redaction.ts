import type { RedactionFields } from '#machines/trace/redaction-fields.ts';

export const redaction: RedactionFields = {
  words: ['currency', 'status', 'declineReason'],
  secrets: ['orderId', 'redirectUrl'],
};
