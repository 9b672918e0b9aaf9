import type { components } from '#openapi/generated/types.ts';
import { unwrap } from '#src/platform/api.ts';
import { useConversation } from '#src/routes/-support/useConversation.ts';
import { useProfileDeps } from '#src/routes/-support/useProfileDeps.ts';
import { ConversationPage } from '#src/screens/staff/messages/ConversationPage.tsx';

type Props = { readonly staffed: components['schemas']['StaffConversation'] };

/** One conversation at the desk. */
export function MessageDesk({ staffed }: Props) {
  const deps = useProfileDeps();
  const { conversationId, texts } = staffed.conversation;
  const flow = useConversation(`staff-${conversationId}`, deps, ({ text, idempotencyKey }) => {
    const params = { path: { conversationId }, header: { 'Idempotency-Key': idempotencyKey } };
    const body = { text, texts: texts.length };
    return unwrap(deps.api.POST('/staff/messages/{conversationId}/replies', { params, body }));
  });
  return <ConversationPage staffed={staffed} {...flow} />;
}
