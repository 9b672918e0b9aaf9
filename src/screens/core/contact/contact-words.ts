import { CONTACT_LENGTH, type ContactTopic } from '#domain/core/contact-message.ts';
import type { ContactFault } from '#machines/core/contact/types.ts';
import { fieldProblemText } from '#src/copy/field-problems.ts';
import { m } from '#src/copy/generated/messages.js';

export const TOPIC_WORDS: Readonly<Record<ContactTopic, () => string>> = {
  booked: m.contact_topic_booked,
  planned: m.contact_topic_planned,
  mistake: m.contact_topic_mistake,
  data: m.contact_topic_data,
};

/** Error text of a field in which `typed` stands. */
export function contactFaultText({ field, code }: ContactFault, typed: string): string {
  if (field === 'topic') return m.contact_fault_topic();
  if (field === 'message' && code === 'required') return m.contact_fault_message();
  if (field === 'name' && code === 'required') return m.contact_fault_name();
  if (code === 'too_long')
    return m.contact_fault_long({ most: field === 'name' ? CONTACT_LENGTH.name : CONTACT_LENGTH.message });
  return fieldProblemText(code, typed);
}

/** Error text for the summary; most texts name their field. */
export const contactProblemText = (fault: ContactFault): string =>
  fault.field === 'email'
    ? m.contact_problem({ label: m.contact_email(), problem: contactFaultText(fault, '') })
    : fault.code === 'too_long'
      ? m.contact_problem({
          label: fault.field === 'name' ? m.contact_name() : m.contact_message(),
          problem: contactFaultText(fault, ''),
        })
      : contactFaultText(fault, '');
