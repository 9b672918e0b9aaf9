import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { waitFor } from 'xstate';
import { apiOf } from '#src/platform/core/api/api.ts';
import { createServerClock } from '#src/platform/core/flow/clock.ts';
import { replyTo } from '#src/platform/core/messages/conversation-actors.ts';
import { readConversation } from '#src/platform/core/messages/conversation-queries.ts';
import { useConversation } from '#src/routes/-support/core/messages/useConversation.ts';
import { useLateDocument } from '#src/routes/-support/core/pages/useLateDocument.ts';
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
  const { document, hasFailed, actor, readAgain } = useLateDocument(conversationId, () =>
    readConversation(api, conversationId),
  );
  /** Resolves when the new text shows, or could not be read: then the old one stays. */
  const refresh = async () => {
    readAgain();
    await waitFor(actor, ({ value }) => value !== 'reading');
  };
  const flow = useConversation(conversationId, { clock, refresh }, replyTo(api, conversationId));
  return (
    <PanelTalk
      {...flow}
      conversationId={conversationId}
      conversation={document}
      hasFailed={hasFailed}
      onRetry={readAgain}
      onBack={onBack}
      onLeave={onLeave}
    />
  );
}
