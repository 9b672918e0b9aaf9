import type { Fields } from '#machines/trace/fields.ts';

export const fields: Fields = { words: ['field', 'code'], secrets: ['flowId', 'number', 'conversationId'] };
