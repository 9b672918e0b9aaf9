import type { components } from '#openapi/generated/types.ts';
import { replyTo } from '#src/platform/core/messages/conversation-actors.ts';
import { useProfileDeps } from '#src/routes/-support/accounts/useProfileDeps.ts';
import { useConversation } from '#src/routes/-support/core/messages/useConversation.ts';
import { ConversationScreen } from '#src/screens/core/contact/conversation/ConversationScreen.tsx';

type Props = { readonly conversation: components['schemas']['Conversation'] };

export function Conversation({ conversation }: Props) {
  const deps = useProfileDeps();
  const { conversationId } = conversation;
  const flow = useConversation(conversationId, deps, replyTo(deps.api, conversationId));
  return <ConversationScreen conversation={conversation} {...flow} />;
}
