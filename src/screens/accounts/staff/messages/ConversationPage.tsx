import { pathTo } from '#domain/core/page-paths.ts';
import { clockOf, dayOf, formatFullDay } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';
import { CloseConversation, type Closing } from '#src/screens/accounts/staff/messages/CloseConversation.tsx';
import { TOPIC_WORDS } from '#src/screens/core/contact/contact-words.ts';
import type { Replying } from '#src/screens/core/contact/conversation/ReplyForm.tsx';
import { Talk } from '#src/screens/core/contact/conversation/Talk.tsx';
import { Answers } from '#src/ui/Answers.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Stack } from '#src/ui/layout.tsx';

type Staffed = components['schemas']['StaffConversation'];
type Props = Replying & { readonly staffed: Staffed; readonly closing: Closing };

export const ConversationPage = ({ staffed, closing, ...replying }: Props) => {
  const { conversation, state, name, email } = staffed;
  return (
    <>
      <Stack gap={2}>
        <p>
          <a href={pathTo.staffMessages()}>{m.staff_messages_back()}</a>
        </p>
        <h1>{conversation.number}</h1>
      </Stack>
      <Card>
        <Answers
          answers={[
            { id: 'name', term: m.staff_name(), value: name },
            { id: 'email', term: m.staff_messages_email(), value: email },
            { id: 'topic', term: m.staff_messages_topic(), value: TOPIC_WORDS[conversation.topic]() },
            {
              id: 'order',
              term: m.contact_order(),
              value: conversation.orderReference ?? m.staff_messages_no_order(),
            },
          ]}
        />
      </Card>
      <Talk
        {...replying}
        conversation={conversation}
        reader="desk"
        label={m.staff_messages_answer()}
        hint={m.staff_messages_hint()}
        closed={closedText(staffed)}
      />
      <CloseConversation {...closing} isWaiting={state === 'waits'} />
    </>
  );
};

const closedText = ({ closedBy: name, conversation: { closedAt } }: Staffed): string | null =>
  name === null || closedAt === null
    ? null
    : m.staff_messages_closed_by({ name, day: formatFullDay(dayOf(closedAt)), time: clockOf(closedAt) });
