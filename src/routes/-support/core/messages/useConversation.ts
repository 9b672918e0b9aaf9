import { useEffect, useRef, useState } from 'react';
import { replyProblem } from '#domain/core/contact-message.ts';
import { conversationView } from '#machines/core/conversation/view.ts';
import type { ProfileDeps } from '#src/platform/accounts/step-up-actors.ts';
import { tabStorage } from '#src/platform/core/device/tab-storage.ts';
import { createFlow } from '#src/platform/core/flow/flow.ts';
import { type SendReply, wiredConversation } from '#src/platform/core/messages/conversation-actors.ts';
import { keepReply, keptReply } from '#src/platform/core/messages/reply-draft.ts';
import { useFlow } from '#src/routes/-support/core/pages/useFlow.ts';
import { useFlowView } from '#src/routes/-support/core/pages/useFlowView.ts';

/** The machine of a conversation with its typed text; `name` identifies the draft in this tab. */
export function useConversation(
  name: string,
  { clock, refresh }: Pick<ProfileDeps, 'clock' | 'refresh'>,
  send: SendReply,
) {
  const [text, setText] = useState('');
  // The latest values: the actor may read them before a render.
  const held = useRef({ text, send, refresh });
  held.current = { ...held.current, send, refresh };
  const show = (next: string) => {
    held.current.text = next;
    setText(next);
  };
  const onSent = () => {
    keepReply(tabStorage(), name, '');
    show('');
  };
  const actor = useFlow(() =>
    createFlow(wiredConversation({ clock, held, onSent }), { clock, input: { flowId: crypto.randomUUID() } }),
  );
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
