import type { About } from '#machines/trace/about.ts';

export const about: About = {
  models: 'a paid visa request until its answer, with the one field that is asked again',
  deadline: 'asked every 5 s, then every 30 s',
  routes: '`/iran-visa/issue/{orderId}`',
  screen: 'visa tracker',
  words: { arriving: '', 'isOffline true': 'no answer for a while' },
  withoutPath: 'its steps come by the clock of the server: e2e/visa/visa-expiry.e2e.ts moves it',
};
