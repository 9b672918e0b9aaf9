import type { components } from '#openapi/generated/types.ts';
import { unwrap } from '#src/platform/core/api/api.ts';
import { useProfileDeps } from '#src/routes/-support/accounts/useProfileDeps.ts';
import { useConversation } from '#src/routes/-support/core/messages/useConversation.ts';
import { ConversationScreen } from '#src/screens/core/contact/conversation/ConversationScreen.tsx';

type Props = { readonly conversation: components['schemas']['Conversation'] };

export function Conversation({ conversation }: Props) {
  const deps = useProfileDeps();
  const { conversationId } = conversation;
  const flow = useConversation(conversationId, deps, ({ text, idempotencyKey }) => {
    const params = { path: { conversationId }, header: { 'Idempotency-Key': idempotencyKey } };
    return unwrap(deps.api.POST('/contact/{conversationId}/replies', { params, body: { text } }));
  });
  return <ConversationScreen conversation={conversation} {...flow} />;
}
