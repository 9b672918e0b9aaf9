import type { Fields } from '#machines/trace/field-lists.ts';

export const fields: Fields = {
  words: [
    'indicatePage',
    'path',
    'offerId',
    'airline',
    'airlineName',
    'flightNumber',
    'aircraft',
    'terminal',
    'kind',
    'fareClass',
    'leg',
    'originName',
    'destinationName',
    'ageClass',
  ],
  secrets: ['flowId'],
};
