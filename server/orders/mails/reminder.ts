import { formatMoney, type Money } from '#domain/core/money.ts';
import { clockOf, dayOf, formatFullDay } from '#domain/core/time.ts';
import { mailOf } from '#server/mails/layout.ts';
import type { Mail } from '#server/mails/outbox.ts';
import { type MailOrder, orderLink } from '#server/orders/mails/layout.ts';

/** The rest of an order is not paid yet. `dueAt`: server epoch ms. */
export const reminderMail = (order: MailOrder, rest: Money, dueAt: number): Mail =>
  mailOf(`Pay the rest of your order ${order.reference}`, [
    {
      lines: [
        `${formatMoney(rest)} of your order is still to be paid, until ${formatFullDay(dayOf(dueAt))}, ${clockOf(dueAt)} Tehran time.`,
        'If it is not paid by then, we cancel your order, and its rules say what you get back.',
      ],
    },
    order.bought,
    orderLink(order),
  ]);
