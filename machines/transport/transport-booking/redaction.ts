import type { RedactionFields } from '#machines/trace/redaction-fields.ts';

// When somebody rides, and on which flight, is nobody's business; where to and in what car is on every price list.
export const redaction: RedactionFields = {
  words: [
    'kind',
    'indicatePage',
    'direction',
    'airport',
    'zone',
    'from',
    'to',
    'car',
    'flights',
    'id',
    'field',
    'code',
  ],
  secrets: ['flowId', 'day', 'time', 'flight', 'flightTime'],
};
