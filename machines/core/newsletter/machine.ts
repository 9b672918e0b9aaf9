import { type SnapshotFrom, setup } from 'xstate';
import { requestActor } from '#machines/core/actors.ts';
import type { NewsletterContext, NewsletterInput } from '#machines/core/newsletter/types.ts';

export const newsletterMachine = setup({
  types: {} as { input: NewsletterInput; context: NewsletterContext },
  actors: { subscribeNewsletter: requestActor<void, void>('subscribeNewsletter') },
  guards: { isWanted: ({ context }) => context.isWanted },
}).createMachine({
  id: 'newsletter',
  context: ({ input }) => input,
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isWanted', target: 'sending' }, { target: 'unwanted' }] },
    sending: {
      invoke: { id: 'subscribeNewsletter', src: 'subscribeNewsletter', onDone: 'sent', onError: 'failed' },
    },
    unwanted: { type: 'final' },
    sent: { type: 'final' },
    // Ignored: the account is there all the same.
    failed: { type: 'final' },
  },
});

export type NewsletterSnapshot = SnapshotFrom<typeof newsletterMachine>;
