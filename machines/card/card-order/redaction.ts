import type { RedactionFields } from '#machines/trace/redaction-fields.ts';

export const redaction: RedactionFields = {
  words: ['indicatePage', 'kind', 'to', 'airport', 'currency', 'on', 'field', 'code'],
  secrets: ['flowId', 'quote', 'arrival', 'hotel', 'city', 'stay', 'cardOrderId'],
};
