import { useEffect, useRef, useState } from 'react';
import { fromPromise } from 'xstate';
import { replyProblem } from '#domain/core/contact-message.ts';
import { ProblemError } from '#domain/core/problem.ts';
import { conversationMachine } from '#machines/core/conversation/machine.ts';
import type { SendTextInput } from '#machines/core/conversation/types.ts';
import { conversationView } from '#machines/core/conversation/view.ts';
import { createDeadline } from '#machines/core/deadline.ts';
import type { PortsOf } from '#machines/core/ports.ts';
import type { ProfileDeps } from '#src/platform/accounts/step-up-ports.ts';
import { tabStorage } from '#src/platform/core/device/tab-storage.ts';
import { createFlow } from '#src/platform/core/flow/flow.ts';
import { keepReply, keptReply } from '#src/platform/core/messages/reply-draft.ts';
import { useFlow } from '#src/routes/-support/core/pages/useFlow.ts';
import { useFlowView } from '#src/routes/-support/core/pages/useFlowView.ts';

type Text = { readonly text: string; readonly idempotencyKey: string };

/** The machine of writing on in a conversation, with what is typed; `name` tells its draft in this tab from others. */
export function useConversation(
  name: string,
  { clock, refresh }: Pick<ProfileDeps, 'clock' | 'refresh'>,
  send: (text: Text) => Promise<unknown>,
) {
  const [text, setText] = useState('');
  // The newest, as the port may ask before it is drawn.
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
        // Something was written meanwhile: it is shown before the text can go.
        if (error instanceof ProblemError && error.problem.code === 'conflict') await held.current.refresh();
        throw error;
      }
      // What was typed while it was on its way is the next text.
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
      actors: { deadline: createDeadline(clock), sendText, look } satisfies PortsOf<typeof conversationMachine>,
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
      // The first letter after a try that failed.
      if (view.problem) actor.send({ type: 'text.change' });
      show(next);
      keepReply(tabStorage(), name, next);
    },
    onSend: () => actor.send({ type: 'text.send', fault: replyProblem(held.current.text) ?? null }),
  };
}
