import { clockOf, dayOf, formatFullDay } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';
import { TOPIC_WORDS } from '#src/screens/core/contact/contact-words.ts';
import type { Replying } from '#src/screens/core/contact/conversation/ReplyForm.tsx';
import { Talk } from '#src/screens/core/contact/conversation/Talk.tsx';
import { Note } from '#src/ui/Note.tsx';

type Conversation = components['schemas']['Conversation'];

export const TalkAbout = ({ topic, orderReference }: Pick<Conversation, 'topic' | 'orderReference'>) => (
  <p className="quiet">
    {TOPIC_WORDS[topic]()}
    {orderReference ? (
      <>
        {'. '}
        {m.contact_order()} <span className="code">{orderReference}</span>
      </>
    ) : null}
  </p>
);

type Props = Replying & { readonly conversation: Conversation };

/** A conversation for its author, on its page and in the help panel. */
export const OwnTalk = ({ conversation, ...replying }: Props) => (
  <>
    {conversation.isRead ? null : <Note tone="warn">{m.contact_sent_unread()}</Note>}
    <Talk
      {...replying}
      conversation={conversation}
      reader="traveller"
      label={m.conversation_write()}
      hint={m.contact_message_hint()}
      closed={closedText(conversation)}
    />
  </>
);

const closedText = ({ closedAt }: Conversation): string | null =>
  closedAt === null ? null : m.conversation_closed({ day: formatFullDay(dayOf(closedAt)), time: clockOf(closedAt) });

export const keptText = ({ deleteAt }: Pick<Conversation, 'deleteAt'>): string =>
  m.conversation_kept({ day: formatFullDay(dayOf(deleteAt)) });
