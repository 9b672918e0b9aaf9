import type { About } from '#machines/trace/about.ts';

export const about: About = {
  models: 'a member of the staff signing in and out',
  deadline: '–',
  routes: '`/staff`, `/staff/visa`, `/staff/messages`',
  screen: 'staff',
};
