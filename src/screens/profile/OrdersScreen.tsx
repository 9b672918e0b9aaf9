import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';
import { OrderCard, type OrderSummary } from '#src/screens/profile/OrderCard.tsx';
import css from '#src/screens/profile/Profile.module.css';
import { ProfileFrame } from '#src/screens/profile/ProfileFrame.tsx';
import { buttonLook } from '#src/ui/Button.tsx';
import { Empty } from '#src/ui/Empty.tsx';
import { Row, Stack } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';

export type OrderFilter = {
  readonly product?: components['schemas']['ProductName'];
  readonly state?: components['schemas']['OrderState'];
};

export type OrdersScreenProps = {
  /** null: could not be read. */
  readonly orders: readonly OrderSummary[] | null;
  readonly filter: OrderFilter;
};

const STATES = [
  { state: undefined, text: () => m.profile_all() },
  { state: 'open', text: () => m.profile_state_open() },
  { state: 'upcoming', text: () => m.profile_state_upcoming() },
  { state: 'past', text: () => m.profile_state_past() },
  { state: 'ended', text: () => m.profile_state_ended() },
] as const;
const PRODUCTS = [
  { product: undefined, text: () => m.profile_all() },
  { product: 'flights', text: () => m.profile_flights() },
] as const;

/** `/profile/orders?state=open`: without scripts too. */
export const ordersHref = (filter: OrderFilter): string => {
  const query = new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== undefined));
  return query.size > 0 ? `/profile/orders?${query}` : '/profile/orders';
};

/** Every order of the account, by product and state. */
export function OrdersScreen({ orders, filter }: OrdersScreenProps) {
  const isFiltered = filter.product !== undefined || filter.state !== undefined;
  return (
    <ProfileFrame page="orders" title={m.profile_orders_title()}>
      <nav className={css.filters} aria-label={m.profile_orders_state()}>
        <Row>
          {STATES.map(({ state, text }) => (
            <a
              key={state ?? 'all'}
              className={css.filter}
              href={ordersHref({ ...filter, state } as OrderFilter)}
              aria-current={filter.state === state ? 'true' : undefined}
            >
              {text()}
            </a>
          ))}
        </Row>
      </nav>
      <nav className={css.filters} aria-label={m.profile_orders_product()}>
        <Row>
          {PRODUCTS.map(({ product, text }) => (
            <a
              key={product ?? 'all'}
              className={css.filter}
              href={ordersHref({ ...filter, product } as OrderFilter)}
              aria-current={filter.product === product ? 'true' : undefined}
            >
              {text()}
            </a>
          ))}
        </Row>
      </nav>
      {orders === null ? (
        <Note
          tone="stop"
          action={
            <a {...buttonLook({ size: 's' })} href={ordersHref(filter)}>
              {m.profile_retry()}
            </a>
          }
        >
          {m.profile_failed()}
        </Note>
      ) : orders.length === 0 ? (
        <Nothing isFiltered={isFiltered} />
      ) : (
        <Stack as="section" gap={3} aria-labelledby="orders-count">
          <h2 id="orders-count" className="strong">
            {m.profile_orders_count({ count: orders.length })}
          </h2>
          {orders.map((order) => (
            <OrderCard key={order.orderId} order={order} />
          ))}
          {orders.length >= 50 ? <p className="small quiet">{m.profile_orders_limit()}</p> : null}
        </Stack>
      )}
    </ProfileFrame>
  );
}

const Nothing = ({ isFiltered }: { readonly isFiltered: boolean }) =>
  isFiltered ? (
    <Empty
      title={m.profile_orders_filtered()}
      actions={
        <a {...buttonLook({ kind: 'primary' })} href="/profile/orders">
          {m.profile_orders_show_all()}
        </a>
      }
    >
      {m.profile_orders_filtered_text()}
    </Empty>
  ) : (
    <Empty
      slug="yazd"
      title={m.profile_orders_none()}
      actions={
        <>
          <a {...buttonLook({ kind: 'primary' })} href="/iran-flight">
            {m.profile_search()}
          </a>
          <a {...buttonLook()} href="/find-booking">
            {m.profile_find_booking()}
          </a>
        </>
      }
    >
      {m.profile_orders_none_text()}
    </Empty>
  );
