import type { Fields } from '#machines/trace/field-lists.ts';

export const fields: Fields = { words: ['of', 'id', 'name_en', 'departing', 'returning', 'hotelId'] };
