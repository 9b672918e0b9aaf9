import type { About } from '#machines/trace/about.ts';

export const about: About = {
  models: 'a booked ride until its end, and what the traveller says of it on its day',
  deadline: 'asked every 5 s while a driver is on the way, else every 30 s',
  routes: '`/iran-transportation/issue/{orderId}`',
  screen: 'issue',
  words: { arriving: '', 'isOffline true': 'no answer for a while' },
  withoutPath: 'its steps come by the clock of the server: a journey of the rides moves it',
};
