import type { RedactionFields } from '#machines/trace/redaction-fields.ts';

export const redaction: RedactionFields = {
  words: ['currency', 'status', 'declineReason', 'field', 'code'],
  secrets: ['flowId', 'topUpId', 'redirectUrl'],
};
