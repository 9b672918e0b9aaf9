import { pathTo } from '#domain/core/page-paths.ts';
import { clockOf, dayOf, formatShortDay } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';
import { CONVERSATION_STATES, type MessageListPage } from '#src/screens/accounts/staff/messages/message-page.ts';
import { TOPIC_WORDS } from '#src/screens/core/contact/contact-words.ts';
import { buttonLook } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { chipLook } from '#src/ui/Chip.tsx';
import { Empty } from '#src/ui/Empty.tsx';
import { Row } from '#src/ui/layout.tsx';
import { Table } from '#src/ui/Table.tsx';
import { Tag } from '#src/ui/Tag.tsx';

type Line = components['schemas']['StaffConversationLine'];
type Props = { readonly page: MessageListPage };

const momentText = (at: number) => `${formatShortDay(dayOf(at))}, ${clockOf(at)}`;

const STATE_WORDS: Readonly<Record<Line['state'], () => string>> = {
  waits: m.staff_messages_waiting,
  answered: m.staff_messages_answered,
  closed: m.staff_messages_closed,
};

/** Conversations of travellers: waiting ones first, without names. */
export const ConversationList = ({ page: { list, state, isFirst } }: Props) => (
  <>
    <Row isSpread>
      <h1>{m.staff_messages_title()}</h1>
      <a {...buttonLook()} href={pathTo.staffMessages({ state })}>
        {m.staff_reload()}
      </a>
    </Row>
    <nav aria-label={m.staff_messages_which()}>
      <Row>
        {[undefined, ...CONVERSATION_STATES].map((one) => (
          <a key={one ?? 'all'} {...chipLook(one === state)} href={pathTo.staffMessages({ state: one })}>
            {one ? STATE_WORDS[one]() : m.staff_messages_all()}
          </a>
        ))}
      </Row>
    </nav>
    {list.conversations.length === 0 ? (
      <Card>
        <Empty title={state || !isFirst ? m.staff_messages_none_such() : m.staff_messages_none()} />
      </Card>
    ) : (
      <Lines lines={list.conversations} />
    )}
    {isFirst && list.nextCursor === null ? null : (
      <Row>
        {isFirst ? null : (
          <a {...buttonLook()} href={pathTo.staffMessages({ state })}>
            {m.staff_messages_first()}
          </a>
        )}
        {list.nextCursor === null ? null : (
          <a {...buttonLook()} href={pathTo.staffMessages({ state, cursor: list.nextCursor })}>
            {m.staff_messages_next()}
          </a>
        )}
      </Row>
    )}
  </>
);

const Lines = ({ lines }: { readonly lines: readonly Line[] }) => (
  <Card>
    <Table caption={m.staff_messages_caption()} isFold>
      <thead>
        <tr>
          <th scope="col">{m.staff_messages_number()}</th>
          <th scope="col">{m.staff_messages_state()}</th>
          <th scope="col">{m.staff_messages_topic()}</th>
          <th scope="col">{m.contact_order()}</th>
          <th scope="col">{m.staff_messages_last()}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.conversationId}>
            <th scope="row">
              <a href={pathTo.staffMessage(line.conversationId)}>{line.number}</a>
            </th>
            <td data-l={m.staff_messages_state()}>
              <State {...line} />
            </td>
            <td data-l={m.staff_messages_topic()}>{TOPIC_WORDS[line.topic]()}</td>
            <td data-l={m.contact_order()}>{line.orderReference ?? m.staff_messages_no_order()}</td>
            <td data-l={m.staff_messages_last()}>{momentText(line.lastAt)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  </Card>
);

const TONES = { waits: 'accent', answered: 'done', closed: 'line' } as const;

const State = ({ state, waitsSince }: Pick<Line, 'state' | 'waitsSince'>) => (
  <Tag tone={TONES[state]}>
    {waitsSince === null ? STATE_WORDS[state]() : m.staff_messages_waits({ since: momentText(waitsSince) })}
  </Tag>
);
