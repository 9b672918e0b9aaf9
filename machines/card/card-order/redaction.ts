import type { RedactionFields } from '#machines/trace/redaction-fields.ts';

export const redaction: RedactionFields = {
  words: ['indicatePage', 'kind', 'to', 'airport', 'currency', 'on', 'quote', 'field', 'code'],
  secrets: ['flowId', 'arrival', 'hotel', 'city', 'stay', 'cardOrderId'],
};
