import type { RedactionFields } from '#machines/trace/redaction-fields.ts';

export const redaction: RedactionFields = {
  words: ['indicatePage', 'plan', 'band', 'field', 'code'],
  secrets: ['flowId', 'firstDay', 'birthDate'],
};
