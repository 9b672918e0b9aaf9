import type { About } from '#machines/trace/about.ts';

export const about: About = {
  models: 'writing on in a conversation with our desk, by either side',
  deadline: 'looks every 20 s',
  routes: '`/contact/{conversationId}`, `/staff/messages/{conversationId}`',
  screen: 'contact',
};
