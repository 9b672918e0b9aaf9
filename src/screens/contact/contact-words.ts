import { CONTACT_LENGTH, type ContactTopic } from '#domain/contact-message.ts';
import type { ContactFault } from '#machines/contact/types.ts';
import { fieldProblemText } from '#src/copy/field-problems.ts';
import { m } from '#src/copy/generated/messages.js';

export const TOPIC_WORDS: Readonly<Record<ContactTopic, () => string>> = {
  booked: m.contact_topic_booked,
  planned: m.contact_topic_planned,
  mistake: m.contact_topic_mistake,
  data: m.contact_topic_data,
};

const LABELS: Readonly<Record<string, () => string>> = {
  topic: m.contact_topic,
  message: m.contact_message,
  name: m.contact_name,
  email: m.contact_email,
};
export const contactLabel = (field: string): string => LABELS[field]?.() ?? field;

/** Why a field cannot be sent as it stands. */
export function contactFaultText({ field, code }: ContactFault): string {
  if (field === 'topic') return m.contact_fault_topic();
  if (field === 'message' && code === 'required') return m.contact_fault_message();
  if (field === 'name' && code === 'required') return m.contact_fault_name();
  if (code === 'too_long')
    return m.contact_fault_long({ most: field === 'name' ? CONTACT_LENGTH.name : CONTACT_LENGTH.message });
  return fieldProblemText(code);
}
