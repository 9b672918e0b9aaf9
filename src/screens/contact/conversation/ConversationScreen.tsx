import { pathTo } from '#domain/addresses.ts';
import { dayOf, formatFullDay } from '#domain/time.ts';
import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';
import { TOPIC_WORDS } from '#src/screens/contact/contact-words.ts';
import type { Replying } from '#src/screens/contact/conversation/ReplyForm.tsx';
import { Talk } from '#src/screens/contact/conversation/Talk.tsx';
import { Breadcrumbs } from '#src/ui/Breadcrumbs.tsx';
import { Section, Stack, Wrap } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';

export type ConversationScreenProps = Replying & { readonly conversation: components['schemas']['Conversation'] };

/** `/contact/{id}`: what was written to us and what we answered, for who wrote. */
export const ConversationScreen = ({ conversation, ...replying }: ConversationScreenProps) => {
  const { number, topic, orderReference, isRead, deleteAt } = conversation;
  return (
    <Section isTight>
      <Wrap>
        <Stack gap={5}>
          <Breadcrumbs
            above={[
              { href: pathTo.home(), text: m.visa_crumb_home() },
              { href: pathTo.contact(), text: m.contact_title() },
            ]}
            here={number}
          />
          <Stack gap={2}>
            <h1>
              {m.conversation_title()} <span className="code">{number}</span>
            </h1>
            <p className="quiet">
              {TOPIC_WORDS[topic]()}
              {orderReference ? (
                <>
                  {'. '}
                  {m.contact_order()} <span className="code">{orderReference}</span>
                </>
              ) : null}
            </p>
          </Stack>
          {isRead ? null : <Note tone="warn">{m.contact_sent_unread()}</Note>}
          <Talk
            {...replying}
            conversation={conversation}
            reader="traveller"
            label={m.conversation_write()}
            hint={m.contact_message_hint()}
          />
          <p className="small quiet">
            {m.conversation_kept({ day: formatFullDay(dayOf(deleteAt)) })}{' '}
            <a href={pathTo.contact()}>{m.contact_another()}</a>
          </p>
        </Stack>
      </Wrap>
    </Section>
  );
};
