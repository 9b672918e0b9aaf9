import type { Fields } from '#machines/trace/fields.ts';

export const fields: Fields = { words: ['kind', 'reasons', 'refused'], secrets: ['orderId', 'uploadId', 'documentId'] };
