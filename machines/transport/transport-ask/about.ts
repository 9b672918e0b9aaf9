import type { About } from '#machines/trace/about.ts';

export const about: About = {
  models: 'a question for a ride that begins soon, until it is asked',
  deadline: '500 ms to the focus (`after`, cosmetic)',
  routes: '`/iran-transportation/ask`',
  screen: 'asking for a ride',
  unseen: { inquiryId: 'names it in the address' },
  withoutPath: 'one form: e2e/transport/asked.e2e.ts goes through it',
};
