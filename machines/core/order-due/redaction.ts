import type { RedactionFields } from '#machines/trace/redaction-fields.ts';

export const redaction: RedactionFields = {
  words: ['status', 'part', 'late', 'declineReason', 'currency'],
  secrets: ['orderId', 'redirectUrl', 'emailMasked', 'phoneMasked'],
};
