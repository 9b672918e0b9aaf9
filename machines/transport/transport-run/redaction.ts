import type { RedactionFields } from '#machines/trace/redaction-fields.ts';

// Which train somebody takes is nobody's business; the plan of its carriages, and what of it is taken, is public.
export const redaction: RedactionFields = {
  words: ['what', 'kind', 'rider', 'by', 'place', 'position', 'id', 'en', 'fa', 'code', 'beside', 'field'],
  secrets: ['flowId', 'orderId', 'number', 'day'],
};
