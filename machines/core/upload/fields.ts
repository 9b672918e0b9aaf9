import type { Fields } from '#machines/trace/field-lists.ts';

export const fields: Fields = { words: ['kind', 'reasons', 'refused'], secrets: ['orderId', 'uploadId', 'documentId'] };
