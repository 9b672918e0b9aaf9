import type { About } from '#machines/trace/about.ts';

export const about: About = {
  models: 'cancelling an issued order at the refund that was shown',
  deadline: '120 s between two one-time codes',
  routes: '`/profile/orders/{orderId}`',
  screen: 'order',
  words: {
    idle: 'Nothing asked',
    proving: 'Asking for a code',
    choosing: 'other people chosen',
    unknown: 'no quote for these',
    'to balance': 'money to the balance',
    'not to balance': 'money to the card only',
    'step up asking': 'code sent',
  },
};
