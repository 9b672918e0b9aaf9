import type { About } from '#machines/trace/about.ts';

export const about: About = {
  models: 'where the answer to an inquiry is mailed, for a guest',
  deadline: '500 ms to the focus (`after`, cosmetic)',
  routes: '`/hotel/{land}/{hotel}?inquiry=…`',
  screen: 'inquiry',
  withoutPath: 'one field beside another flow: e2e/hotels/hotels-expiry.e2e.ts leaves an address',
};
