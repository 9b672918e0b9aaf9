import { useRouteContext } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import type { components } from '#openapi/generated/types.ts';
import { apiOf, unwrap } from '#src/platform/core/api/api.ts';
import { createServerClock } from '#src/platform/core/flow/clock.ts';
import { readConversation } from '#src/platform/core/messages/conversation-queries.ts';
import { useConversation } from '#src/routes/-support/core/messages/useConversation.ts';
import { PanelTalk } from '#src/screens/core/contact/conversation/PanelTalk.tsx';

type Props = {
  readonly conversationId: string;
  readonly onBack: () => void;
  readonly onLeave: () => void;
};

/** A conversation in the help panel; fetches what its page gets from a loader. */
export function HelpTalk({ conversationId, onBack, onLeave }: Props) {
  const context = useRouteContext({ from: '__root__' });
  const api = apiOf(context);
  const [clock] = useState(() => createServerClock(context.now));
  const [conversation, setConversation] = useState<components['schemas']['Conversation'] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const refresh = useCallback(async () => {
    // If the refetch fails, the old text stays.
    await readConversation(api, conversationId).then(setConversation, () => setFailed(true));
  }, [api, conversationId]);
  useEffect(() => void refresh(), [refresh]);
  const flow = useConversation(conversationId, { clock, refresh }, ({ text, idempotencyKey }) => {
    const params = { path: { conversationId }, header: { 'Idempotency-Key': idempotencyKey } };
    return unwrap(api.POST('/contact/{conversationId}/replies', { params, body: { text } }));
  });
  const retry = () => {
    setFailed(false);
    void refresh();
  };
  return (
    <PanelTalk
      {...flow}
      conversationId={conversationId}
      conversation={conversation}
      hasFailed={hasFailed}
      onRetry={retry}
      onBack={onBack}
      onLeave={onLeave}
    />
  );
}
