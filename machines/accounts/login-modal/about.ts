import type { About } from '#machines/trace/about.ts';

export const about: About = {
  models: 'login, a new account, a forgotten password, over any page; owns two of the others',
  deadline: '500 ms to the focus (`after`, cosmetic)',
  routes: 'any, `/login`',
  screen: 'login modal, login',
  words: {
    'origin header': 'from the header',
    'origin visa': 'from a visa request',
    'origin review': 'from a booking',
    'has signed up': 'after a sign-up',
    'sign up fetching': 'being sent',
    'forgot fetching': 'being sent',
    'sign up success': 'account made',
    'forgot success': 'code sent',
  },
  unseen: {
    focusAsked: 'moves the focus',
    'signUp.focusAsked': 'moves the focus',
    'forgot.focusAsked': 'moves the focus',
    'signUp.status': 'stays busy from the first click until the page goes on',
  },
};
