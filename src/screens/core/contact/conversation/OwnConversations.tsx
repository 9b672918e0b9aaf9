import { pathTo } from '#domain/core/page-paths.ts';
import { dayOf, formatShortDay } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';
import { TOPIC_WORDS } from '#src/screens/core/contact/contact-words.ts';
import { Stack } from '#src/ui/layout.tsx';

export type OwnConversationsProps = {
  readonly conversations: readonly components['schemas']['ConversationLine'][];
  /** Opens a conversation in the panel; clicks with a modifier key follow the link. */
  readonly onOpen?: (conversationId: string) => void;
};

/** Earlier conversations of this traveller; nothing if there are none. */
export function OwnConversations({ conversations, onOpen }: OwnConversationsProps) {
  // The panel has its own title above.
  const Title = onOpen ? 'h3' : 'h2';
  if (conversations.length === 0) return null;
  return (
    <Stack gap={2} as="section" aria-labelledby="own-conversations">
      <Title className="strong" id="own-conversations">
        {m.conversation_own()}
      </Title>
      {conversations.map(({ conversationId, number, topic, lastAt, isAnswered }) => (
        <p key={conversationId}>
          <a
            href={pathTo.conversation(conversationId)}
            onClick={(event) => {
              if (!onOpen || event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              onOpen(conversationId);
            }}
          >
            <span className="code">{number}</span>, {TOPIC_WORDS[topic]()}
          </a>{' '}
          <span className="small quiet nowrap">{formatShortDay(dayOf(lastAt))}</span>{' '}
          {isAnswered ? <span className="small strong">{m.conversation_answered()}</span> : null}
        </p>
      ))}
    </Stack>
  );
}
