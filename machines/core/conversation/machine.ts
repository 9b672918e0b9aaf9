import { assign, type SnapshotFrom, setup } from 'xstate';
import type { FieldProblem, Problem } from '#domain/core/problem.ts';
import { requestActor } from '#machines/core/actors.ts';
import { asProblem } from '#machines/core/as-problem.ts';
import type {
  ConversationContext,
  ConversationEvent,
  ConversationInput,
  SendTextInput,
} from '#machines/core/conversation/types.ts';
import { deadlineActor } from '#machines/core/deadline.ts';

/** Poll interval of an open page for new messages, in ms. */
const LOOK_MS = 20_000;

/**
 * Writes messages in a conversation, for the traveller and for the staff. The messages themselves are server data that
 * the page loads.
 */
export const conversationMachine = setup({
  types: {} as { input: ConversationInput; context: ConversationContext; events: ConversationEvent },
  actors: {
    deadline: deadlineActor,
    sendText: requestActor<void, SendTextInput>('sendText'),
    look: requestActor<void, void>('look'),
  },
  actions: {
    setFault: assign(({ context }, { fault }: { fault: FieldProblem | null }) => ({
      fault,
      problem: null,
      focusAsked: context.focusAsked + 1,
    })),
    forgetFault: assign({ fault: null, problem: null }),
    countText: assign(({ context }) => ({ attempt: context.attempt + 1 })),
    countSent: assign(({ context }) => ({ attempt: context.attempt + 1, sent: context.sent + 1 })),
    setProblem: assign((_, { problem }: { problem: Problem }) => ({ problem })),
  },
  guards: { isFaulty: (_, { fault }: { fault: FieldProblem | null }) => fault !== null },
}).createMachine({
  id: 'conversation',
  context: ({ input }) => ({ ...input, attempt: 1, sent: 0, fault: null, focusAsked: 0, problem: null }),
  type: 'parallel',
  states: {
    text: {
      initial: 'asking',
      states: {
        asking: {
          // What is typed is kept in this tab.
          initial: 'idle',
          on: {
            'text.send': [
              {
                guard: { type: 'isFaulty', params: ({ event }) => event },
                // The earlier message may have arrived; a changed text is a new message.
                target: '.idle',
                actions: [{ type: 'setFault', params: ({ event }) => event }, 'countText'],
              },
              { target: 'sending', actions: 'forgetFault' },
            ],
          },
          states: {
            idle: {},
            notSent: {
              // Whether it arrived is not known: the same text has the same key.
              on: { 'text.change': { target: 'idle', actions: 'countText' } },
            },
          },
        },
        sending: {
          // Sent twice it is there once.
          invoke: {
            id: 'sendText',
            src: 'sendText',
            input: ({ context }) => ({ idempotencyKey: `${context.flowId}:text:${context.attempt}` }),
            onDone: { target: 'asking', actions: 'countSent' },
            onError: { target: 'asking.notSent', actions: { type: 'setProblem', params: asProblem } },
          },
        },
      },
    },
    news: {
      initial: 'idle',
      states: {
        idle: {
          invoke: { id: 'pause', src: 'deadline', input: { inMs: LOOK_MS } },
          on: { 'deadline.reached': 'looking' },
        },
        looking: {
          // What the other side wrote meanwhile.
          invoke: { id: 'look', src: 'look', onDone: 'idle', onError: 'idle' },
        },
      },
    },
  },
});

export type ConversationSnapshot = SnapshotFrom<typeof conversationMachine>;
