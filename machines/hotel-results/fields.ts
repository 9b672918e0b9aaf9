import type { Fields } from '#machines/trace/fields.ts';

export const fields: Fields = { words: ['of', 'id', 'name_en', 'departing', 'returning', 'hotelId'] };
