import type { About } from '#machines/trace/about.ts';

export const about: About = {
  models: 'a reviewer at work: one step for one person at a time',
  deadline: '–',
  routes: '`/staff/visa`, `/staff/visa/{orderId}`',
  screen: 'staff',
  withoutPath: 'half of it is what a traveller answers: e2e/visa/staff-visa.e2e.ts goes it with both',
};
