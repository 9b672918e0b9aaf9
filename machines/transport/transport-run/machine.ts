import { assign, type SnapshotFrom, setup } from 'xstate';
import { euro } from '#domain/core/money.ts';
import type { Problem } from '#domain/core/problem.ts';
import { openProblem, pickPlace, putRider, stillFree } from '#domain/transport/runs/picking.ts';
import { choiceCents } from '#domain/transport/runs/price.ts';
import type { ChosenPlace } from '#domain/transport/runs/riders.ts';
import { requestActor } from '#machines/core/actors.ts';
import { asProblem, asProblemAmong, hasCodeAmong } from '#machines/core/as-problem.ts';
import type {
  HeldPlaces,
  HoldPlacesInput,
  TakenNow,
  TransportRunContext,
  TransportRunEvent,
  TransportRunInput,
} from '#machines/transport/transport-run/types.ts';

/** So late an answer is told as slow. */
const SLOW_MS = 3000;

/** The places of one train or bus: what is chosen on its plan, until it is held. The rules of places are those of the server. */
export const transportRunMachine = setup({
  types: {} as { input: TransportRunInput; context: TransportRunContext; events: TransportRunEvent },
  actors: {
    holdPlaces: requestActor<HeldPlaces, HoldPlacesInput>('holdPlaces'),
    readTaken: requestActor<TakenNow, Record<string, never>>('readTaken'),
  },
  actions: {
    press: assign(({ context: { plan, choice } }, { place }: { place: string }) => {
      const picked = pickPlace(plan, choice, place);
      return 'problem' in picked
        ? { refused: picked.problem }
        : { choice: picked.choice, refused: null, problem: null, lost: 0, acceptedTotal: null };
    }),
    setChoice: assign((_, { choice }: { choice: readonly ChosenPlace[] }) => ({
      ...{ choice, refused: null, problem: null, lost: 0, acceptedTotal: null },
    })),
    putRider: assign(({ context: { plan, choice } }, { place, rider }: ChosenPlace) => ({
      ...{ choice: putRider(plan.party, choice, { place, rider }), refused: null },
    })),
    /** Each hold has a key of its own: it may be of other places. */
    countHold: assign(({ context }) => ({ holdAttempt: context.holdAttempt + 1, problem: null, refused: null })),
    noteSlow: assign({ isSlow: true }),
    forgetSlow: assign({ isSlow: false }),
    setProblem: assign((_, { problem }: { problem: Problem }) => ({ problem })),
    clearProblem: assign({ problem: null }),
    acceptPrice: assign(({ context: { problem } }) => ({ acceptedTotal: problem?.price?.new ?? null })),
    /** What others took is no more in the choice. */
    setTaken: assign(({ context }, { taken }: TakenNow) => {
      const plan = { ...context.plan, taken };
      const choice = stillFree(plan, context.choice);
      return { plan, choice, lost: context.choice.length - choice.length, acceptedTotal: null };
    }),
    setOrder: assign((_, { orderId }: HeldPlaces) => ({ orderId })),
  },
  guards: {
    canBeHeld: ({ context: { plan, choice } }) => openProblem(plan, choice) === null,
    hasCode: hasCodeAmong,
  },
  delays: { slowHold: SLOW_MS },
}).createMachine({
  id: 'transportRun',
  context: ({ input }) => ({
    ...input,
    ...{ refused: null, problem: null, lost: 0, acceptedTotal: null, holdAttempt: 0, isSlow: false, orderId: null },
  }),
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        'place.press': { actions: { type: 'press', params: ({ event }) => event } },
        'way.choose': { actions: { type: 'setChoice', params: ({ event }) => event } },
        'rider.put': { actions: { type: 'putRider', params: ({ event }) => event } },
        'places.hold': { guard: 'canBeHeld', target: 'holding' },
      },
    },
    holding: {
      // All of it, or nothing.
      entry: 'countHold',
      exit: 'forgetSlow',
      after: { slowHold: { actions: 'noteSlow' } },
      invoke: {
        id: 'holdPlaces',
        src: 'holdPlaces',
        input: ({ context: { flowId, plan, choice, acceptedTotal, holdAttempt } }) => ({
          choice,
          shownTotal: euro(choiceCents(plan.runClass, choice, plan.childPercent)),
          acceptedTotal,
          idempotencyKey: `${flowId}:hold:${holdAttempt}`,
        }),
        onDone: { target: 'held', actions: { type: 'setOrder', params: ({ event }) => event.output } },
        onError: [
          {
            guard: { type: 'hasCode', params: asProblemAmong('price_changed') },
            target: 'priceChanged',
            actions: { type: 'setProblem', params: asProblem },
          },
          {
            // Somebody else was there first, or sits beside: the plan shows it before one chooses anew.
            guard: { type: 'hasCode', params: asProblemAmong('sold_out', 'invalid_details') },
            target: 'reading',
            actions: { type: 'setProblem', params: asProblem },
          },
          { target: 'choosing', actions: { type: 'setProblem', params: asProblem } },
        ],
      },
    },
    reading: {
      invoke: {
        id: 'readTaken',
        src: 'readTaken',
        input: {},
        onDone: { target: 'choosing', actions: { type: 'setTaken', params: ({ event }) => event.output } },
        // The choice stays, and the next hold is asked of the server all the same.
        onError: 'choosing',
      },
    },
    priceChanged: {
      on: {
        'price.accept': { target: 'holding', actions: 'acceptPrice' },
        'price.reject': { target: 'choosing', actions: 'clearProblem' },
      },
    },
    // The page of the people follows.
    held: { type: 'final' },
  },
});

export type TransportRunSnapshot = SnapshotFrom<typeof transportRunMachine>;
