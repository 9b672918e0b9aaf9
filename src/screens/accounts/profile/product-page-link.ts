import { isIssued, isMoneyBack, isUnderWay, isUnfinished } from '#domain/core/status-questions.ts';
import { m } from '#src/copy/generated/messages.js';
import { type OrderCore, wasCancelled } from '#src/screens/core/booking/order.ts';
import type { OrderSlots } from '#src/screens/core/booking/slots.ts';

type OwnPage = { readonly text: string; readonly isPrimary: boolean };

/** The link from an order to its product page: to continue, follow, get papers, or see why it was refunded. null: nothing left to see. */
export function ownPageLink<O extends OrderCore>(
  order: O,
  { papers, progress }: Pick<OrderSlots<O>['words'], 'papers' | 'progress'>,
): OwnPage | null {
  const { status } = order;
  if (isUnfinished(status) || status === 'draft') return { text: m.profile_order_finish(), isPrimary: true };
  if (isIssued(status)) return { text: papers(), isPrimary: false };
  const text = isUnderWay(status) || isMoneyBack(status) ? progress(order) : null;
  return text === null ? null : { text, isPrimary: isUnderWay(status) };
}

/** Of a product whose own page leads an order that its owner cancelled to the page of the order, which tells about that. */
export const progressWords = (order: OrderCore): string | null =>
  wasCancelled(order) ? null : m.profile_order_progress();
