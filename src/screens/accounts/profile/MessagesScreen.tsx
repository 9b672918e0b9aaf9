import { pathTo } from '#domain/core/page-paths.ts';
import { COVERED_MESSAGE_DAYS } from '#domain/core/retention.ts';
import { clockOf, dayOf, formatFullDay } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';
import { NotLoaded } from '#src/screens/accounts/profile/NotLoaded.tsx';
import css from '#src/screens/accounts/profile/Profile.module.css';
import { ProfileFrame } from '#src/screens/accounts/profile/ProfileFrame.tsx';
import { listItem, ShowMore } from '#src/screens/accounts/profile/ShowMore.tsx';
import { buttonLook } from '#src/ui/Button.tsx';
import { Empty } from '#src/ui/Empty.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Stack } from '#src/ui/layout.tsx';

export type MessageSummary = components['schemas']['MessageSummary'];
export type MessagesScreenProps = {
  /** null: could not be read. */
  readonly messages: readonly MessageSummary[] | null;
  /** Number of list pages shown. */
  readonly pages: number;
  readonly hasMore: boolean;
  readonly isLoading: boolean;
};

/** All e-mails sent to the account, newest first. */
export const MessagesScreen = ({ messages, pages, hasMore, isLoading }: MessagesScreenProps) => (
  <ProfileFrame
    page="messages"
    title={m.profile_messages_title()}
    lead={m.profile_messages_lead({ days: COVERED_MESSAGE_DAYS })}
  >
    {messages === null ? (
      <NotLoaded href={pathTo.messages()} />
    ) : messages.length === 0 ? (
      <Empty
        slug="rasht"
        title={m.profile_messages_none()}
        actions={
          <a {...buttonLook({ kind: 'primary' })} href={pathTo.searchFlights()}>
            {m.profile_search()}
          </a>
        }
      >
        {m.profile_messages_none_text()}
      </Empty>
    ) : (
      <Stack gap={4}>
        <MessageList messages={messages} />
        <ShowMore
          href={hasMore ? pathTo.messages({ pages: pages + 1 }) : null}
          count={messages.length}
          isLoading={isLoading}
        />
      </Stack>
    )}
  </ProfileFrame>
);

export const MessageList = ({ messages }: { readonly messages: readonly MessageSummary[] }) => (
  <ul className={css.messages}>
    {messages.map(({ messageId, subject, at, orderId, reference }, position) => (
      <li key={messageId} {...listItem(position)}>
        <Icon name="mail" />
        <div>
          <a href={`${pathTo.messages()}/${messageId}`} dir="auto">
            {subject}
          </a>
          {orderId && reference && !subject.includes(reference) ? (
            <span className="small quiet">
              {m.profile_messages_order()}{' '}
              <a className={css.reach} href={pathTo.order(orderId)}>
                {reference}
              </a>
            </span>
          ) : null}
        </div>
        <span className="small quiet">
          {formatFullDay(dayOf(at))}, {clockOf(at)}
        </span>
      </li>
    ))}
  </ul>
);
