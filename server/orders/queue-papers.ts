import type { Queryable } from '#server/db/database.ts';
import { queueMail } from '#server/mails/outbox.ts';
import type { Deps } from '#server/orders/deps.ts';
import { mailOrder } from '#server/orders/mail-order.ts';
import { papersMail } from '#server/orders/mails/papers.ts';
import type { OrderRow } from '#server/orders/order-row.ts';
import { toOrder } from '#server/orders/order-view.ts';
import { personName } from '#server/orders/papers/person-name.ts';
import { paymentsThatPaid } from '#server/orders/parts.ts';
import { NOBODY, papersOf } from '#server/orders/read-order.ts';

type Context = Pick<Deps, 'productOf'> & { readonly publicUrl: string; readonly at: number };

export async function queuePapers(tx: Queryable, order: OrderRow, context: Context): Promise<void> {
  const { productOf, at } = context;
  const shown = await toOrder(tx, order, at, NOBODY, context);
  const papers = (await papersOf(tx, order.id)).map(({ number, person }) => {
    const holder = person === null ? undefined : shown.passengers[person];
    return { number, name: holder ? personName(holder) : null };
  });
  const mail = papersMail(mailOrder(order, await paymentsThatPaid(tx, order), context), {
    papers,
    rules: productOf(order.product).papers.blocks(shown),
    back: shown.back,
  });
  await queueMail(tx, { orderId: order.id, kind: 'papers', recipient: order.email, mail }, at);
}
