import { expect, test } from 'vitest';
import { CONTACT_LENGTH, type ContactDraft, contactProblems } from '#domain/core/contact-message.ts';

const DRAFT: ContactDraft = {
  topic: 'planned',
  name: 'Anna Keller',
  email: 'anna.keller@example.org',
  message: 'Is the museum open on Friday?',
};

test.each<[string, Partial<ContactDraft>, Record<string, string>]>([
  ['whole', {}, {}],
  [
    'empty',
    { topic: '', name: ' ', email: '', message: '\n' },
    {
      topic: 'required',
      message: 'required',
      name: 'required',
      email: 'required',
    },
  ],
  ['no address', { email: 'anna@example' }, { email: 'email_invalid' }],
  ['as long as it may be', { message: 'x'.repeat(CONTACT_LENGTH.message) }, {}],
  [
    'longer',
    { message: 'x'.repeat(CONTACT_LENGTH.message + 1), name: 'x'.repeat(101) },
    {
      message: 'too_long',
      name: 'too_long',
    },
  ],
])('a message that is %s', (_, change, problems) => {
  expect(contactProblems({ ...DRAFT, ...change })).toEqual(problems);
});
