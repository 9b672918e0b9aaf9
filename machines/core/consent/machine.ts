import { assign, type SnapshotFrom, setup } from 'xstate';
import type { FramedParty } from '#domain/core/third-parties.ts';
import { requestActor } from '#machines/core/actors.ts';
import { choiceOf } from '#machines/core/consent/choice-of.ts';
import type { Choice, ConsentContext, ConsentEvent, ConsentInput } from '#machines/core/consent/types.ts';

/** Consent to third parties. Without an answer no party gets data about the visit. */
export const consentMachine = setup({
  types: {} as {
    input: ConsentInput;
    context: ConsentContext;
    events: ConsentEvent;
  },
  actors: { keepChoices: requestActor<void, readonly Choice[]>('keepChoices') },
  actions: {
    choose: assign(({ context }, { agreed }: { agreed: readonly FramedParty[] }) => ({
      choices: context.parties.map(({ party, host }) => ({ party, host, isAgreed: agreed.includes(party) })),
      isKept: true,
    })),
    setChoices: assign((_, { choices }: { choices: readonly Choice[] }) => ({ choices, isKept: true })),
    noteLost: assign({ isKept: false }),
  },
  guards: {
    isAsked: ({ context: { parties, choices, refusesAll } }) =>
      !refusesAll && parties.some((party) => !choiceOf(choices, party)),
  },
}).createMachine({
  id: 'consent',
  context: ({ input }) => ({ ...input, isKept: true }),
  initial: 'reading',
  on: {
    'consent.give': { target: '.keeping', actions: { type: 'choose', params: ({ event }) => event } },
    'consent.heard': { target: '.reading', actions: { type: 'setChoices', params: ({ event }) => event } },
  },
  states: {
    reading: { always: [{ guard: 'isAsked', target: 'asking' }, { target: 'settled' }] },
    // Somebody named has no answer yet.
    asking: {},
    keeping: {
      // The answer counts at once.
      invoke: {
        id: 'keepChoices',
        src: 'keepChoices',
        input: ({ context }) => context.choices,
        onDone: 'settled',
        onError: { target: 'settled', actions: 'noteLost' },
      },
    },
    // Can be changed at any time.
    settled: {},
  },
});

export type ConsentSnapshot = SnapshotFrom<typeof consentMachine>;
