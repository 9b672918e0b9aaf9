import { pathTo } from '#domain/addresses.ts';
import { clockOf, dayOf, formatShortDay } from '#domain/time.ts';
import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';
import { TOPIC_WORDS } from '#src/screens/contact/contact-words.ts';
import { buttonLook } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Empty } from '#src/ui/Empty.tsx';
import { Row } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Table } from '#src/ui/Table.tsx';
import { Tag } from '#src/ui/Tag.tsx';

type List = components['schemas']['StaffConversations'];

const momentText = (at: number) => `${formatShortDay(dayOf(at))}, ${clockOf(at)}`;

/** What travellers wrote: what waits for us first, no names. */
export const ConversationList = ({ list }: { readonly list: List }) => (
  <>
    <Row isSpread>
      <h1>{m.staff_messages_title()}</h1>
      <a {...buttonLook()} href={pathTo.staffMessages()}>
        {m.staff_reload()}
      </a>
    </Row>
    {list.conversations.length === 0 ? (
      <Card>
        <Empty title={m.staff_messages_none()} />
      </Card>
    ) : (
      <Lines list={list} />
    )}
    {list.isAll ? null : <Note>{m.staff_messages_more()}</Note>}
  </>
);

const Lines = ({ list }: { readonly list: List }) => (
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
        {list.conversations.map(({ conversationId, number, topic, orderReference, lastAt, waitsSince }) => (
          <tr key={conversationId}>
            <th scope="row">
              <a href={pathTo.staffMessages(conversationId)}>{number}</a>
            </th>
            <td data-l={m.staff_messages_state()}>
              {waitsSince === null ? (
                <Tag tone="done">{m.conversation_answered()}</Tag>
              ) : (
                <Tag tone="accent">{m.staff_messages_waits({ since: momentText(waitsSince) })}</Tag>
              )}
            </td>
            <td data-l={m.staff_messages_topic()}>{TOPIC_WORDS[topic]()}</td>
            <td data-l={m.contact_order()}>{orderReference ?? m.staff_messages_no_order()}</td>
            <td data-l={m.staff_messages_last()}>{momentText(lastAt)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  </Card>
);
