import type { Fields } from '#machines/trace/field-lists.ts';

export const fields: Fields = { words: ['currency', 'status', 'declineReason'], secrets: ['orderId', 'redirectUrl'] };
