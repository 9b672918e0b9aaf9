import { DAY_MS } from '#domain/core/time.ts';
import type { Database } from '#server/db/database.ts';
import type { Product, ProductOf } from '#server/orders/product.ts';
import { isOnDeposit } from '#server/scenarios/hold.ts';
import type { Cast } from '#server/scenarios/scenario-targets.ts';

/** Tries of a slow supplier before it issues, five seconds apart. */
const SLOW_TRIES = 2;
const PROMISE_MS = 2000;

type World = { readonly db: Database; readonly now: () => number };

export function stagedProducts(of: ProductOf, { orders }: Cast, { db, now }: World): ProductOf {
  const tries = new Map<string, number>();
  const issue =
    ({ supplier }: Product): Product['supplier']['issue'] =>
    async (order, supply) => {
      const tried = (tries.get(order.orderId) ?? 0) + 1;
      tries.set(order.orderId, tried);
      switch (orders.get(order.orderId)) {
        case 'slowIssue':
          if (tried <= SLOW_TRIES) throw new Error('Scenario slowIssue: the supplier does not answer');
          break;
        case 'failedIssue':
          await endPromiseSoon(db, order.orderId, now() + PROMISE_MS);
          throw new Error('Scenario failedIssue: the supplier does not answer');
      }
      return supplier.issue(order, supply);
    };
  return (name) => {
    const product = of(name);
    return {
      ...product,
      supplier: { ...product.supplier, issue: issue(product) },
      payment: { ...product.payment, plan: plan(product) },
    };
  };
}

const DEPOSIT = 0.25;
const REST_BEFORE_MS = 10 * DAY_MS;

/** Scenario deposit, for any product. */
const plan =
  ({ payment, summary }: Product): Product['payment']['plan'] =>
  (detail, total, now) =>
    isOnDeposit(detail)
      ? {
          deposit: { ...total, amount: Math.round(total.amount * DEPOSIT) },
          balanceDueAt: summary(detail).startsAt - REST_BEFORE_MS,
        }
      : payment.plan(detail, total, now);

/** Shortens the promised time, so that the refund comes soon. */
const endPromiseSoon = (db: Database, orderId: string, at: number) =>
  db.updateTable('orders').set({ promised_at: at }).where('id', '=', orderId).where('promised_at', '>', at).execute();
