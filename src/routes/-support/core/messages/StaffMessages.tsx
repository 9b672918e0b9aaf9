import { useRef } from 'react';
import { conversationCloseView } from '#machines/core/conversation-close/view.ts';
import type { components } from '#openapi/generated/types.ts';
import { createFlow } from '#src/platform/core/flow/flow.ts';
import { staffReplyTo } from '#src/platform/core/messages/conversation-actors.ts';
import { type ReadTexts, wiredConversationClose } from '#src/platform/core/messages/conversation-close-actors.ts';
import { useProfileDeps } from '#src/routes/-support/accounts/useProfileDeps.ts';
import { useConversation } from '#src/routes/-support/core/messages/useConversation.ts';
import { useFlow } from '#src/routes/-support/core/pages/useFlow.ts';
import { useFlowView } from '#src/routes/-support/core/pages/useFlowView.ts';
import { ConversationList } from '#src/screens/accounts/staff/messages/ConversationList.tsx';
import { ConversationPage } from '#src/screens/accounts/staff/messages/ConversationPage.tsx';
import type { StaffMessagesPage } from '#src/screens/accounts/staff/messages/message-page.ts';

type Props = { readonly staffed: components['schemas']['StaffConversation'] };

export const StaffMessages = ({ page }: { readonly page: StaffMessagesPage }) =>
  page.kind === 'conversations' ? (
    <ConversationList page={page} />
  ) : (
    <OneConversation key={page.staffed.conversation.conversationId} staffed={page.staffed} />
  );

function OneConversation({ staffed }: Props) {
  const deps = useProfileDeps();
  const { conversationId, texts } = staffed.conversation;
  const send = staffReplyTo(deps.api, conversationId, texts.length);
  const flow = useConversation(`staff-${conversationId}`, deps, send);
  // The texts on the page when the button is clicked.
  const read = useRef<ReadTexts>({ conversationId, texts: texts.length });
  read.current = { conversationId, texts: texts.length };
  const closing = useFlow(() => createFlow(wiredConversationClose(deps, read), { clock: deps.clock }));
  const view = useFlowView(closing, conversationCloseView);
  return (
    <ConversationPage
      staffed={staffed}
      closing={{ view, onClose: () => closing.send({ type: 'conversation.close' }) }}
      {...flow}
    />
  );
}
