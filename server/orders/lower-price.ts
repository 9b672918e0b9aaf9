import type { Transaction } from 'kysely';
import { euro } from '#domain/core/money.ts';
import { isAllowed, type OrderStatus } from '#domain/core/order-status.ts';
import { totalOf } from '#domain/core/payment.ts';
import type { Tables } from '#server/db/database.ts';
import { queueMail } from '#server/mails/outbox.ts';
import { discountOf, endOpenChange, isRestAtBank } from '#server/orders/changes.ts';
import type { Deps } from '#server/orders/deps.ts';
import { endQuote, forgetQuote } from '#server/orders/kept-quote.ts';
import { mailOrder } from '#server/orders/mail-order.ts';
import { priceFellMail } from '#server/orders/mails/change.ts';
import { writeNewPrice } from '#server/orders/new-price.ts';
import type { OrderRow } from '#server/orders/order-row.ts';
import { priceOf } from '#server/orders/price.ts';
import type { Priced } from '#server/orders/product.ts';

type Tx = Transaction<Tables>;
/** Paid, and it may still be issued or go on. */
const UNDER_WAY: readonly OrderStatus[] = ['paid', 'issuing', 'cancelRequested'];
type Context = Pick<Deps, 'productOf'> & { readonly publicUrl: string; readonly now: number };

/**
 * The price of a locked issued order falls after its sale: `detail` and `fares` are what they are from then on, `why` is a
 * sentence for the mail ("The group is complete, so each pays less."). What is owed becomes less; else the difference goes
 * back, to the balance of an account and to the card of a guest. The discount keeps its percentage, and later refunds
 * follow the new price. An open quote of a change lapses. `later`, and nothing is done, while the order waits for its
 * papers, while the supplier cancels some or all of it, while a change is made, and while its rest is at the bank, whose sum
 * would be wrong: the caller asks again. `no` when the fares are not lower, and for an order that is not paid or has ended.
 */
export async function lowerPrice(
  tx: Tx,
  order: OrderRow,
  { detail, fares, why }: Priced<unknown> & { readonly why: string },
  { productOf, publicUrl, now }: Context,
): Promise<'lowered' | 'later' | 'no'> {
  const product = productOf(order.product);
  if (fares.amount >= order.fares) return 'no';
  if (!isAllowed('change', order.status)) return UNDER_WAY.includes(order.status) ? 'later' : 'no';
  if (await isRestAtBank(tx, order.id)) return 'later';
  if (!(await endOpenChange(tx, order.id, 'lapsed', { product, now }))) return 'later';
  await forgetQuote(tx, order.id);
  await endQuote(tx, order, now);
  const discount = await discountOf(tx, order, fares);
  const price = priceOf(order);
  const less = totalOf(price).amount - totalOf({ ...price, fares, discount: euro(discount) }).amount;
  const destination = (await isInAccount(tx, order)) ? 'balance' : 'card';
  const {
    order: changed,
    given,
    lowered,
  } = await writeNewPrice(
    tx,
    order,
    product,
    { detail, fares: fares.amount, discount, less, cause: 'priceFell', kind: null, destination },
    now,
  );
  const words = mailOrder(changed, [], { productOf, publicUrl });
  const mail = priceFellMail(words, { why, lowered: euro(lowered), back: given });
  await queueMail(tx, { orderId: order.id, kind: 'price', recipient: order.email, mail }, now);
  return 'lowered';
}

/** False for a guest order, and for an account that was erased: nobody could open its balance. */
async function isInAccount(tx: Tx, { account_id }: OrderRow): Promise<boolean> {
  if (account_id === null) return false;
  const account = tx.selectFrom('account').select('id').where('id', '=', account_id).where('erased_at', 'is', null);
  return (await account.executeTakeFirst()) !== undefined;
}
