import type { About } from '#machines/trace/about.ts';

export const about: About = {
  models: 'when another one-time code can be sent',
  deadline: '120 s',
  routes: '`/reset-password`',
  screen: 'part of others',
};
