import type { About } from '#machines/trace/about.ts';

export const about: About = {
  models: 'ticked passengers of an order on their way into the account; the booking goes on',
  deadline: '–',
  routes: '`/flights/{ORG-DST}?step=passengers&order=…`',
  screen: '–',
  withoutPath: 'no screen shows it: e2e/accounts/booking-with-account.e2e.ts saves somebody and books with them again',
};
