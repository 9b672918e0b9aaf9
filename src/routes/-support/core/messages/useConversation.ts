import { useEffect, useRef, useState } from 'react';
import { fromPromise } from 'xstate';
import { replyProblem } from '#domain/core/contact-message.ts';
import { ProblemError } from '#domain/core/problem.ts';
import type { ActorsOf } from '#machines/core/actors.ts';
import { conversationMachine } from '#machines/core/conversation/machine.ts';
import type { SendTextInput } from '#machines/core/conversation/types.ts';
import { conversationView } from '#machines/core/conversation/view.ts';
import { createDeadline } from '#machines/core/deadline.ts';
import type { ProfileDeps } from '#src/platform/accounts/step-up-actors.ts';
import { tabStorage } from '#src/platform/core/device/tab-storage.ts';
import { createFlow } from '#src/platform/core/flow/flow.ts';
import { keepReply, keptReply } from '#src/platform/core/messages/reply-draft.ts';
import { useFlow } from '#src/routes/-support/core/pages/useFlow.ts';
import { useFlowView } from '#src/routes/-support/core/pages/useFlowView.ts';

type Text = { readonly text: string; readonly idempotencyKey: string };

/** The machine of a conversation with its typed text; `name` identifies the draft in this tab. */
export function useConversation(
  name: string,
  { clock, refresh }: Pick<ProfileDeps, 'clock' | 'refresh'>,
  send: (text: Text) => Promise<unknown>,
) {
  const [text, setText] = useState('');
  // The latest values: the actor may read them before a render.
  const held = useRef({ text, send, refresh });
  held.current = { ...held.current, send, refresh };
  const show = (next: string) => {
    held.current.text = next;
    setText(next);
  };
  const actor = useFlow(() => {
    const sendText = fromPromise<void, SendTextInput>(async ({ input }) => {
      const { text } = held.current;
      try {
        await held.current.send({ text, ...input });
      } catch (error) {
        // A new text arrived meanwhile: show it before this one can be sent.
        if (error instanceof ProblemError && error.problem.code === 'conflict') await held.current.refresh();
        throw error;
      }
      // Text typed during the request is the next message.
      if (held.current.text === text) {
        keepReply(tabStorage(), name, '');
        show('');
      }
      await held.current.refresh();
    });
    const look = fromPromise<void, void>(async () => {
      if (document.visibilityState === 'visible') await held.current.refresh();
    });
    const machine = conversationMachine.provide({
      actors: { deadline: createDeadline(clock), sendText, look } satisfies ActorsOf<typeof conversationMachine>,
    });
    return createFlow(machine, { clock, input: { flowId: crypto.randomUUID() } });
  });
  const view = useFlowView(actor, conversationView);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is awake: what the server drew comes first.
  useEffect(() => {
    const kept = keptReply(tabStorage(), name);
    if (kept) show(kept);
  }, []);
  return {
    view,
    text,
    onText: (next: string) => {
      // First change after a failed attempt.
      if (view.problem) actor.send({ type: 'text.change' });
      show(next);
      keepReply(tabStorage(), name, next);
    },
    onSend: () => actor.send({ type: 'text.send', fault: replyProblem(held.current.text) ?? null }),
  };
}
