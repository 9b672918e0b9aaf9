import type { About } from '#machines/trace/about.ts';

export const about: About = {
  models: 'a question for a tour that is asked for first, until it is asked',
  deadline: '500 ms to the focus (`after`, cosmetic)',
  routes: '`/iran-tours/ask`',
  screen: 'asking for a tour',
  unseen: { inquiryId: 'names it in the address' },
  withoutPath: 'one form: e2e/tours/asked.e2e.ts goes through it',
};
