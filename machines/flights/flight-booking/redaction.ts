import type { RedactionFields } from '#machines/trace/redaction-fields.ts';

export const redaction: RedactionFields = {
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
