import type { Fields } from '#machines/trace/field-lists.ts';

export const fields: Fields = {
  words: ['section', 'calendarMode', 'currency', 'what', 'news'],
  secrets: ['sessionId', 'emailMasked', 'phoneMasked'],
};
