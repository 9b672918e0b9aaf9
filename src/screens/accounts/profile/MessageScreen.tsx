import { pathTo } from '#domain/core/page-paths.ts';
import { clockOf, dayOf, formatFullDay } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';
import css from '#src/screens/accounts/profile/Profile.module.css';
import { Breadcrumbs } from '#src/ui/Breadcrumbs.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Section, Stack, Wrap } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';

export type MessageScreenProps = { readonly message: components['schemas']['Message'] };

export const MessageScreen = ({
  message: { subject, sentTo, at, orderId, reference, text, isCovered, keptUntil },
}: MessageScreenProps) => (
  <Section isTight>
    <Wrap>
      <Stack gap={5}>
        <Breadcrumbs
          above={[
            { href: pathTo.profile(), text: m.profile_nav() },
            { href: pathTo.messages(), text: m.profile_messages_title() },
          ]}
          here={subject}
        />
        <Stack gap={2}>
          <h1 className={css.subject} dir="auto">
            {subject}
          </h1>
          <p className={`quiet ${css.subject}`}>
            {m.profile_message_sent({ email: sentTo, day: formatFullDay(dayOf(at)), time: clockOf(at) })}
            {orderId && reference ? (
              <>
                {' '}
                {m.profile_message_about()}{' '}
                <a className={`nowrap ${css.reach}`} href={pathTo.order(orderId)}>
                  {reference}
                </a>
                .
              </>
            ) : null}
          </p>
        </Stack>
        {isCovered ? (
          <Note tone="info" icon="lock">
            {m.profile_message_covered()}
          </Note>
        ) : null}
        <Card as="article">
          <div className={css.letter} dir="auto" lang="en">
            {text
              .trim()
              .split(/\n{2,}/)
              .map((part, position) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a letter never changes.
                <p key={position}>{withLinks(part)}</p>
              ))}
          </div>
        </Card>
        <p className="small quiet">{m.ui_deleted_on({ day: formatFullDay(dayOf(keptUntil)) })}</p>
      </Stack>
    </Wrap>
  </Section>
);

const ADDRESS = /(https?:\/\/\S+)/;

const withLinks = (text: string) =>
  text.split(ADDRESS).map((part, position) =>
    ADDRESS.test(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a letter never changes.
      <a key={position} href={part}>
        {part}
      </a>
    ) : (
      part
    ),
  );
