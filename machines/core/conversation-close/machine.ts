import { assign, type SnapshotFrom, setup } from 'xstate';
import type { Problem } from '#domain/core/problem.ts';
import { requestActor } from '#machines/core/actors.ts';
import { asProblem } from '#machines/core/as-problem.ts';
import type { ConversationCloseContext, ConversationCloseEvent } from '#machines/core/conversation-close/types.ts';

/** The staff closes a conversation without an answer. A new message of the traveller opens it again. */
export const conversationCloseMachine = setup({
  types: {} as { context: ConversationCloseContext; events: ConversationCloseEvent },
  actors: { closeConversation: requestActor<void, void>('closeConversation') },
  actions: {
    forget: assign({ isDone: false, problem: null }),
    setDone: assign({ isDone: true }),
    setProblem: assign((_, { problem }: { problem: Problem }) => ({ problem })),
  },
}).createMachine({
  id: 'conversationClose',
  context: { isDone: false, problem: null },
  initial: 'idle',
  states: {
    idle: { on: { 'conversation.close': { target: 'closing', actions: 'forget' } } },
    closing: {
      // Twice closes it once.
      invoke: {
        id: 'closeConversation',
        src: 'closeConversation',
        onDone: { target: 'idle', actions: 'setDone' },
        onError: { target: 'idle', actions: { type: 'setProblem', params: asProblem } },
      },
    },
  },
});

export type ConversationCloseSnapshot = SnapshotFrom<typeof conversationCloseMachine>;
