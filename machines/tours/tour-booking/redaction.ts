import type { RedactionFields } from '#machines/trace/redaction-fields.ts';

export const redaction: RedactionFields = {
  words: ['indicatePage', 'tour', 'departure', 'language'],
  secrets: ['flowId', 'day'],
};
