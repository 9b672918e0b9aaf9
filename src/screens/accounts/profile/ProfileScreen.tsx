import type { ReactNode } from 'react';
import { passportState, type SavedPassenger } from '#domain/accounts/saved-passengers.ts';
import { formatMoney } from '#domain/core/money.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import { addMonths, dayOf, daysBetween, formatDay, formatFullDay } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';
import { MessageList, type MessageSummary } from '#src/screens/accounts/profile/MessagesScreen.tsx';
import { NotLoaded } from '#src/screens/accounts/profile/NotLoaded.tsx';
import { OrderCard, type OrderSummary } from '#src/screens/accounts/profile/OrderCard.tsx';
import css from '#src/screens/accounts/profile/Profile.module.css';
import { ProfileFrame } from '#src/screens/accounts/profile/ProfileFrame.tsx';
import { whenWords } from '#src/screens/accounts/profile/when-words.ts';
import { buttonLook } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Empty } from '#src/ui/Empty.tsx';
import { Hints } from '#src/ui/Hints.tsx';
import { Row, Split, Stack } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Price } from '#src/ui/Price.tsx';
import { Tag } from '#src/ui/Tag.tsx';
import { Tile } from '#src/ui/Tile.tsx';

type Account = components['schemas']['Account'];
export type ProfileScreenProps = {
  readonly account: Account;
  /** null: could not be read. */
  readonly orders: readonly OrderSummary[] | null;
  readonly passengers: readonly SavedPassenger[] | null;
  readonly messages: readonly MessageSummary[] | null;
  /** Server epoch ms. */
  readonly now: number;
};

export function ProfileScreen({ account, orders, passengers, messages, now }: ProfileScreenProps) {
  const next = orders
    ?.filter(({ state, summary }) => state === 'upcoming' && summary.endsAt > now)
    .sort((a, b) => a.summary.startsAt - b.summary.startsAt)[0];
  const open = orders?.filter(({ state }) => state === 'open') ?? [];
  return (
    <ProfileFrame
      page="home"
      title={account.firstName ? m.profile_hello({ name: account.firstName }) : m.profile_hello_nobody()}
      lead={account.email}
    >
      {account.isEmailConfirmed ? null : <Note tone="info">{m.profile_unconfirmed({ email: account.email })}</Note>}
      <Split>
        <Stack gap={6}>
          <Stack as="section" gap={3} aria-labelledby="next">
            <h2 id="next" className="strong">
              {m.profile_next()}
            </h2>
            {orders === null ? (
              <NotLoaded href={pathTo.profile()} />
            ) : next ? (
              <NextTrip order={next} now={now} />
            ) : (
              <NoTrip />
            )}
          </Stack>
          {open.length > 0 ? (
            <Stack as="section" gap={3} aria-labelledby="open">
              <h2 id="open" className="strong">
                {m.profile_open_orders()}
              </h2>
              {open.map((order) => (
                <OrderCard key={order.orderId} order={order} />
              ))}
            </Stack>
          ) : null}
          {messages && messages.length > 0 ? (
            <Stack as="section" gap={3} aria-labelledby="messages">
              <h2 id="messages" className="strong">
                {m.profile_messages_newest()}
              </h2>
              <MessageList messages={messages} />
              <p>
                <a href={pathTo.messages()}>{m.profile_messages_all()}</a>
              </p>
            </Stack>
          ) : null}
        </Stack>
        <aside>
          <Stack gap={5}>
            <Card as="section" gap={3} aria-labelledby="balance">
              <h2 id="balance" className="strong">
                {m.profile_balance()}
              </h2>
              <Price total={account.balance} lines={[m.profile_balance_text()]} />
              <p>
                <a href={pathTo.transactions()}>{m.profile_balance_open()}</a>
              </p>
            </Card>
            <Card as="section" gap={3} aria-labelledby="soon">
              <h2 id="soon" className="strong">
                {m.profile_soon()}
              </h2>
              <Soon account={account} passengers={passengers ?? []} now={now} />
            </Card>
          </Stack>
        </aside>
      </Split>
    </ProfileFrame>
  );
}

function NextTrip({ order, now }: { readonly order: OrderSummary; readonly now: number }) {
  const { title, place, startsAt, people } = order.summary;
  const day = dayOf(startsAt);
  const days = daysBetween(dayOf(now), day);
  return (
    <Card as="article">
      <div className={css.trip}>
        <Tile slug={place} />
        <Stack gap={3}>
          <Row>
            <Tag tone="accent" icon="calendar">
              {startsAt <= now
                ? m.profile_next_begun()
                : days === 0
                  ? m.profile_next_today()
                  : m.profile_next_days({ count: days })}
            </Tag>
            <span className="code small quiet">{order.reference}</span>
          </Row>
          <h3>{title}</h3>
          <p className="quiet">
            {whenWords(order.summary)}
            <br />
            {m.profile_people({ count: people })}, {formatMoney(order.total)}
          </p>
          <Row>
            <a {...buttonLook({ kind: 'primary' })} href={order.page}>
              {m.profile_next_open()}
            </a>
            <a {...buttonLook()} href={pathTo.order(order.orderId)}>
              {m.profile_open_order()}
            </a>
          </Row>
        </Stack>
      </div>
    </Card>
  );
}

const NoTrip = () => (
  <Empty
    slug="shiraz"
    title={m.profile_next_none()}
    actions={
      <a {...buttonLook({ kind: 'primary' })} href={pathTo.searchFlights()}>
        {m.profile_search()}
      </a>
    }
  >
    {m.profile_next_none_text()}
  </Empty>
);

type SoonProps = Pick<ProfileScreenProps, 'account' | 'now'> & { readonly passengers: readonly SavedPassenger[] };

function Soon({ account, passengers, now }: SoonProps) {
  const today = dayOf(now);
  const last = addMonths(today, 6);
  const lines: { day: string; id: string; text: ReactNode; icon: 'stamp' | 'ticket' }[] = [
    ...passengers
      .filter(({ passportExpiry }) => passportState(passportExpiry, today) !== 'good')
      .map(({ passengerId, firstName, passportExpiry }) => {
        const words = { name: firstName, day: formatFullDay(passportExpiry) };
        const isOver = passportState(passportExpiry, today) === 'over';
        return {
          day: passportExpiry,
          id: passengerId,
          icon: 'stamp' as const,
          text: (
            <a href={pathTo.savedPassengers()}>
              {isOver ? m.profile_soon_passport_over(words) : m.profile_soon_passport(words)}
            </a>
          ),
        };
      }),
    ...account.grantedDiscounts
      .filter(({ endsAt }) => dayOf(endsAt) < last)
      .map(({ code, percent, endsAt }) => ({
        day: dayOf(endsAt),
        id: String(code),
        icon: 'ticket' as const,
        text: m.profile_soon_discount({ code, percent, day: formatDay(dayOf(endsAt)) }),
      })),
  ];
  if (lines.length === 0) return <p className="quiet">{m.profile_soon_none()}</p>;
  return <Hints hints={lines.sort((a, b) => a.day.localeCompare(b.day))} />;
}
