import { fromPromise } from 'xstate';
import { ProblemError } from '#domain/core/problem.ts';
import type { ActorsOf } from '#machines/core/actors.ts';
import { conversationMachine } from '#machines/core/conversation/machine.ts';
import type { SendTextInput } from '#machines/core/conversation/types.ts';
import { createDeadline } from '#machines/core/deadline.ts';
import type { ProfileDeps } from '#src/platform/accounts/step-up-actors.ts';
import { unwrap } from '#src/platform/core/api/api.ts';
import type { Api } from '#src/platform/core/api/api-client.ts';

export type Reply = { readonly text: string; readonly idempotencyKey: string };
export type SendReply = (reply: Reply) => Promise<unknown>;

/** A text of the traveller. */
export const replyTo =
  (api: Api, conversationId: string): SendReply =>
  ({ text, idempotencyKey }) => {
    const params = { path: { conversationId }, header: { 'Idempotency-Key': idempotencyKey } };
    return unwrap(api.POST('/contact/{conversationId}/replies', { params, body: { text } }));
  };

/** A text of our desk; `texts`: how many there were when it was written. 409 `conflict`: there are more by now. */
export const staffReplyTo =
  (api: Api, conversationId: string, texts: number): SendReply =>
  ({ text, idempotencyKey }) => {
    const params = { path: { conversationId }, header: { 'Idempotency-Key': idempotencyKey } };
    return unwrap(api.POST('/staff/messages/{conversationId}/replies', { params, body: { text, texts } }));
  };

type Deps = Pick<ProfileDeps, 'clock'> & {
  /** The latest values: they are read when something is sent or looked for. */
  readonly held: {
    readonly current: { readonly text: string; readonly send: SendReply; readonly refresh: () => Promise<void> };
  };
  /** The text was sent, and nothing was typed since. */
  readonly onSent: () => void;
};

export const wiredConversation = ({ clock, held, onSent }: Deps) =>
  conversationMachine.provide({
    actors: {
      deadline: createDeadline(clock),
      sendText: fromPromise<void, SendTextInput>(async ({ input }) => {
        const { text } = held.current;
        try {
          await held.current.send({ text, ...input });
        } catch (error) {
          // A new text arrived meanwhile: show it before this one can be sent.
          if (error instanceof ProblemError && error.problem.code === 'conflict') await held.current.refresh();
          throw error;
        }
        // Text typed during the request is the next message.
        if (held.current.text === text) onSent();
        await held.current.refresh();
      }),
      look: fromPromise<void, void>(async () => {
        if (document.visibilityState === 'visible') await held.current.refresh();
      }),
    } satisfies ActorsOf<typeof conversationMachine>,
  });
