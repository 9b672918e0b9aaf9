import { assign, type SnapshotFrom, setup } from 'xstate';
import { TYPING_PAUSE_MS } from '#domain/core/limits.ts';
import type { Problem } from '#domain/core/problem.ts';
import { requestActor } from '#machines/core/actors.ts';
import { asProblem } from '#machines/core/as-problem.ts';
import type {
  FindPlacesInput,
  FoundPlace,
  PlaceSearchContext,
  PlaceSearchEvent,
} from '#machines/hotels/place-search/types.ts';

/**
 * The place of a stay as one types it: suggestions after a pause in typing, and a decision when the field is left. A
 * change drops the answer to the text before it: the last one counts.
 */
export const placeSearchMachine = setup({
  types: {} as { context: PlaceSearchContext; events: PlaceSearchEvent },
  actors: { findPlaces: requestActor<readonly FoundPlace[], FindPlacesInput>('findPlaces') },
  actions: {
    setText: assign((_, { text }: { text: string }) => ({ text: text.trim(), problem: null })),
    forgetText: assign({ text: '', problem: null }),
    setPlaces: assign(({ context }, { places }: { places: readonly FoundPlace[] }) => ({
      places,
      foundFor: context.text,
    })),
    setProblem: assign((_, { problem }: { problem: Problem }) => ({ problem })),
  },
  guards: { isBlank: (_, { text }: { text: string }) => text.trim() === '' },
  delays: { typingPause: TYPING_PAUSE_MS },
}).createMachine({
  id: 'placeSearch',
  context: { text: '', places: null, foundFor: '', problem: null },
  initial: 'idle',
  on: {
    'text.change': [
      {
        guard: { type: 'isBlank', params: ({ event }) => event },
        target: '.idle',
        actions: { type: 'setText', params: ({ event }) => event },
      },
      { target: '.pausing', actions: { type: 'setText', params: ({ event }) => event } },
    ],
    'text.leave': { target: '.deciding', actions: { type: 'setText', params: ({ event }) => event } },
    'text.forget': { target: '.idle', actions: 'forgetText' },
  },
  states: {
    idle: {},
    pausing: { after: { typingPause: 'searching' } },
    searching: {
      invoke: {
        id: 'suggestPlaces',
        src: 'findPlaces',
        input: ({ context }) => ({ text: context.text }),
        onDone: {
          target: 'suggesting',
          actions: { type: 'setPlaces', params: ({ event }) => ({ places: event.output }) },
        },
        // The earlier suggestions stay; leaving the field asks again.
        onError: 'suggesting',
      },
    },
    suggesting: {},
    deciding: {
      invoke: {
        id: 'decidePlace',
        src: 'findPlaces',
        input: ({ context }) => ({ text: context.text }),
        onDone: {
          target: 'decided',
          actions: { type: 'setPlaces', params: ({ event }) => ({ places: event.output }) },
        },
        onError: { target: 'undecided', actions: { type: 'setProblem', params: asProblem } },
      },
    },
    decided: {},
    undecided: {},
  },
});

export type PlaceSearchSnapshot = SnapshotFrom<typeof placeSearchMachine>;
