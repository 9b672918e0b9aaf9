import type { About } from '#machines/trace/about.ts';

export const about: About = {
  models: 'a hotel that is asked first, from the question to its offer or its no',
  deadline: 'the hotel answers within 3 h, an offer stands 1 h; asked every 5 s, then every 30 s',
  routes: '`/hotel/{land}/{hotel}?inquiry=…`',
  screen: 'inquiry',
  unseen: { inquiryId: 'names it in the address' },
};
