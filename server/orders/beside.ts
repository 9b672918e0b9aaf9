import { isIssued, isUnderWay, statusesThat } from '#domain/core/status-questions.ts';
import type { TripStep } from '#domain/country/trip.ts';
import type { Queryable } from '#server/db/database.ts';
import type { Deps } from '#server/orders/deps.ts';
import type { OrderRow } from '#server/orders/order-row.ts';

type Asking = Pick<OrderRow, 'id' | 'owner' | 'account_id'>;

/** Another order of the same owner, with its steps as they are now. `isOpen`: it is being issued, changed or given back at this moment. */
export type Beside = { readonly orderId: string; readonly isOpen: boolean; readonly steps: readonly TripStep[] };

/**
 * What the owners of some orders have booked beside them and is not over at `since` (server epoch ms): of the same account or, where an
 * order is in none, of the same browser, as gifts are found. A product reads the steps of a journey there, and so knows no other product.
 * Asked anew each time, it tells of a step that moved or went without the other product announcing it.
 */
export async function besideEach(
  { db, productOf }: { readonly db: Queryable; readonly productOf: Deps['productOf'] },
  orders: readonly Asking[],
  since: number,
): Promise<ReadonlyMap<string, readonly Beside[]>> {
  const accounts = [...new Set(orders.flatMap(({ account_id }) => account_id ?? []))];
  const browsers = [...new Set(orders.flatMap(({ account_id, owner }) => (account_id === null ? [owner] : [])))];
  const rows =
    accounts.length + browsers.length === 0
      ? []
      : await db
          .selectFrom('orders')
          .select(['id', 'owner', 'account_id', 'product', 'status', 'detail'])
          .where(
            'status',
            'in',
            statusesThat((status) => isIssued(status) || isUnderWay(status)),
          )
          .where('ends_at', '>', since)
          .where((eb) =>
            eb.or([
              ...(accounts.length > 0 ? [eb('account_id', 'in', accounts)] : []),
              ...(browsers.length > 0 ? [eb.and([eb('account_id', 'is', null), eb('owner', 'in', browsers)])] : []),
            ]),
          )
          .orderBy('starts_at')
          .orderBy('id')
          .execute();
  const byOwner = Map.groupBy(rows, ownerOf);
  return new Map(
    orders.map((order) => [
      order.id,
      (byOwner.get(ownerOf(order)) ?? [])
        .filter(({ id }) => id !== order.id)
        .map(({ id, product, status, detail }) => ({
          orderId: id,
          isOpen: isUnderWay(status),
          steps: isIssued(status) ? productOf(product).steps(detail) : [],
        })),
    ]),
  );
}

const ownerOf = ({ account_id, owner }: Pick<Asking, 'owner' | 'account_id'>): string =>
  account_id === null ? `browser ${owner}` : `account ${account_id}`;
