import { assign, type SnapshotFrom, setup } from 'xstate';
import { deadlineActor } from '#machines/core/deadline.ts';
import type { ThirdPartyContext, ThirdPartyEvent, ThirdPartyInput } from '#machines/core/third-party/types.ts';

/** Load timeout for the script of a third party, in ms. */
export const FRAME_MS = 10_000;

/** The frame of one third party: it loads, or it is removed. The page never waits for it. */
export const thirdPartyMachine = setup({
  types: {} as {
    input: ThirdPartyInput;
    context: ThirdPartyContext;
    events: ThirdPartyEvent;
  },
  actors: { deadline: deadlineActor },
  actions: { countAttempt: assign(({ context }) => ({ attempt: context.attempt + 1 })) },
}).createMachine({
  id: 'thirdParty',
  context: ({ input }) => ({ ...input, attempt: 0 }),
  initial: 'loading',
  states: {
    loading: {
      // The frame is in the page, and its script on the way.
      entry: 'countAttempt',
      invoke: { id: 'deadline', src: 'deadline', input: { inMs: FRAME_MS } },
      on: { 'frame.ready': 'ready', 'frame.failed': 'failed', 'deadline.reached': 'failed' },
    },
    ready: { on: { 'frame.failed': 'failed' } },
    failed: {
      // The frame is gone. What it would have said later is not heard.
      on: { 'frame.retry': 'loading' },
    },
  },
});

export type ThirdPartySnapshot = SnapshotFrom<typeof thirdPartyMachine>;
