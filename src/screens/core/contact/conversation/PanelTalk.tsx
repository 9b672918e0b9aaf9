import { useEffect, useRef } from 'react';
import { pathTo } from '#domain/core/page-paths.ts';
import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';
import { keptText, OwnTalk, TalkAbout } from '#src/screens/core/contact/conversation/OwnTalk.tsx';
import type { Replying } from '#src/screens/core/contact/conversation/ReplyForm.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Row, Stack } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';

export type PanelTalkProps = Replying & {
  readonly conversationId: string;
  /** null: loading. */
  readonly conversation: components['schemas']['Conversation'] | null;
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
  readonly onBack: () => void;
  /** Called when the user follows the link to its page. */
  readonly onLeave: () => void;
};

export function PanelTalk({
  conversationId,
  conversation,
  hasFailed,
  onRetry,
  onBack,
  onLeave,
  ...replying
}: PanelTalkProps) {
  const start = useRef<HTMLHeadingElement>(null);
  // The link that opened it is gone, so the focus must be set.
  useEffect(() => start.current?.focus(), []);
  return (
    <Stack gap={4}>
      <Row isSpread>
        <Button size="s" kind="quiet" icon="back" onClick={onBack}>
          {m.help_back()}
        </Button>
        <a className="small" href={pathTo.conversation(conversationId)} onClick={onLeave}>
          {m.help_talk_page()}
        </a>
      </Row>
      <h3 ref={start} tabIndex={-1}>
        {m.conversation_title()} {conversation ? <span className="code">{conversation.number}</span> : null}
      </h3>
      <Words conversation={conversation} hasFailed={hasFailed} onRetry={onRetry} replying={replying} />
    </Stack>
  );
}

type WordsProps = Pick<PanelTalkProps, 'conversation' | 'hasFailed' | 'onRetry'> & { readonly replying: Replying };

function Words({ conversation, hasFailed, onRetry, replying }: WordsProps) {
  if (!conversation)
    return hasFailed ? (
      <>
        <Note tone="stop" role="alert">
          {m.help_talk_failed()}
        </Note>
        <Row>
          <Button onClick={onRetry}>{m.help_retry()}</Button>
        </Row>
      </>
    ) : (
      <p className="quiet" role="status">
        {m.help_talk_coming()}
      </p>
    );
  return (
    <>
      <TalkAbout {...conversation} />
      <OwnTalk {...replying} conversation={conversation} />
      <p className="small quiet">{keptText(conversation)}</p>
    </>
  );
}
