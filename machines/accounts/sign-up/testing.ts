import { signUpMachine } from '#machines/accounts/sign-up/machine.ts';
import type { NewsletterWish } from '#machines/accounts/sign-up/types.ts';
import { newsletterMachine } from '#machines/core/newsletter/machine.ts';
import type { Scripted } from '#machines/core/testing/scripted.ts';

export const scriptedSignUp = (world: Scripted) =>
  signUpMachine.provide({
    actors: {
      newsletter: newsletterMachine.provide({
        actors: { subscribeNewsletter: world.actor<void, void>('subscribeNewsletter') },
      }),
      register: world.actor<void, NewsletterWish>('register'),
      registerByInvitation: world.actor<void, void>('registerByInvitation'),
      keepPrefill: world.actor<void, void>('keepPrefill'),
      logIn: world.actor<void, void>('logIn'),
    },
  });
