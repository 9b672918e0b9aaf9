import { pathTo } from '#domain/core/page-paths.ts';
import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';
import { PRODUCT_NAMES } from '#src/copy/product-names.ts';
import { productWords } from '#src/copy/products.gen.ts';
import { NotLoaded } from '#src/screens/accounts/profile/NotLoaded.tsx';
import { OrderCard, type OrderSummary } from '#src/screens/accounts/profile/OrderCard.tsx';
import css from '#src/screens/accounts/profile/Profile.module.css';
import { ProfileFrame } from '#src/screens/accounts/profile/ProfileFrame.tsx';
import { listItem, ShowMore } from '#src/screens/accounts/profile/ShowMore.tsx';
import { buttonLook } from '#src/ui/Button.tsx';
import { Empty } from '#src/ui/Empty.tsx';
import { Row, Stack } from '#src/ui/layout.tsx';

export type OrderFilter = {
  readonly product?: components['schemas']['ProductName'];
  readonly state?: components['schemas']['OrderState'];
};

export type OrdersScreenProps = {
  /** null: could not be read. */
  readonly orders: readonly OrderSummary[] | null;
  readonly filter: OrderFilter;
  /** Number of list pages shown. */
  readonly pages: number;
  readonly hasMore: boolean;
  readonly isLoading: boolean;
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
  ...PRODUCT_NAMES.map((product) => ({ product, text: productWords[product] })),
];

export function OrdersScreen({ orders, filter, pages, hasMore, isLoading }: OrdersScreenProps) {
  const isFiltered = filter.product !== undefined || filter.state !== undefined;
  return (
    <ProfileFrame page="orders" title={m.profile_orders_title()}>
      <p>
        <a href={pathTo.orders({ view: 'trip' })}>{m.profile_orders_trip()}</a>
      </p>
      <Stack gap={3}>
        <Choice
          label={m.profile_orders_state()}
          options={STATES.map(({ state, text }) => ({
            id: state ?? 'all',
            text: text(),
            href: pathTo.orders({ ...filter, state }),
            isChosen: filter.state === state,
          }))}
        />
        <Choice
          label={m.profile_orders_product()}
          options={PRODUCTS.map(({ product, text }) => ({
            id: product ?? 'all',
            text: text(),
            href: pathTo.orders({ ...filter, product }),
            isChosen: filter.product === product,
          }))}
        />
      </Stack>
      {orders === null ? (
        <NotLoaded href={pathTo.orders(filter)} />
      ) : orders.length === 0 ? (
        <Nothing isFiltered={isFiltered} />
      ) : (
        <Stack as="section" gap={3} aria-labelledby="orders-count">
          <h2 id="orders-count" className="strong">
            {hasMore
              ? m.profile_orders_newest({ count: orders.length })
              : m.profile_orders_count({ count: orders.length })}
          </h2>
          <Stack as="ul" gap={3}>
            {orders.map((order, position) => (
              <li key={order.orderId} {...listItem(position)}>
                <OrderCard order={order} />
              </li>
            ))}
          </Stack>
          <ShowMore
            key={pathTo.orders(filter)}
            href={hasMore ? pathTo.orders({ ...filter, pages: pages + 1 }) : null}
            count={orders.length}
            isLoading={isLoading}
          />
        </Stack>
      )}
    </ProfileFrame>
  );
}

type ChoiceProps = {
  readonly label: string;
  readonly options: readonly {
    readonly id: string;
    readonly text: string;
    readonly href: string;
    readonly isChosen: boolean;
  }[];
};

const Choice = ({ label, options }: ChoiceProps) => (
  <nav className={css.filters} aria-label={label}>
    <span className="small quiet" aria-hidden="true">
      {label}
    </span>
    <Row>
      {options.map(({ id, text, href, isChosen }) => (
        <a key={id} className={css.filter} href={href} aria-current={isChosen ? 'true' : undefined}>
          {text}
        </a>
      ))}
    </Row>
  </nav>
);

const Nothing = ({ isFiltered }: { readonly isFiltered: boolean }) =>
  isFiltered ? (
    <Empty
      title={m.profile_orders_filtered()}
      actions={
        <a {...buttonLook({ kind: 'primary' })} href={pathTo.orders()}>
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
          <a {...buttonLook({ kind: 'primary' })} href={pathTo.searchFlights()}>
            {m.profile_search()}
          </a>
          <a {...buttonLook()} href={pathTo.findBooking()}>
            {m.profile_find_booking()}
          </a>
        </>
      }
    >
      {m.profile_orders_none_text()}
    </Empty>
  );
