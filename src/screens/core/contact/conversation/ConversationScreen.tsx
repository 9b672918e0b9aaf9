import { pathTo } from '#domain/core/page-paths.ts';
import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';
import { keptText, OwnTalk, TalkAbout } from '#src/screens/core/contact/conversation/OwnTalk.tsx';
import type { Replying } from '#src/screens/core/contact/conversation/ReplyForm.tsx';
import { Breadcrumbs } from '#src/ui/Breadcrumbs.tsx';
import { Section, Stack, Wrap } from '#src/ui/layout.tsx';

export type ConversationScreenProps = Replying & { readonly conversation: components['schemas']['Conversation'] };

/** `/contact/{id}`: a conversation, for its author. */
export const ConversationScreen = ({ conversation, ...replying }: ConversationScreenProps) => {
  const { number } = conversation;
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
            <TalkAbout {...conversation} />
          </Stack>
          <OwnTalk {...replying} conversation={conversation} />
          <p className="small quiet">
            {keptText(conversation)} <a href={pathTo.contact()}>{m.contact_another()}</a>
          </p>
        </Stack>
      </Wrap>
    </Section>
  );
};
