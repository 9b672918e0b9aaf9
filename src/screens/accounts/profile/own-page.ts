import { isIssued, isMoneyBack, isUnderWay, isUnfinished } from '#domain/core/status-questions.ts';
import { m } from '#src/copy/generated/messages.js';
import type { OrderCore } from '#src/screens/core/booking/order.ts';
import type { OrderSlots } from '#src/screens/core/booking/slots.ts';

type OwnPage = { readonly text: string; readonly isPrimary: boolean };

/**
 * How the page of an order names the page that its product has for it: to go on, to see how it goes, to fetch the papers, or to
 * read why its money went back. null: there is nothing to see any more.
 */
export function ownPageLink<O extends OrderCore>(
  order: O,
  { papers, progress }: Pick<OrderSlots<O>['words'], 'papers' | 'progress'>,
): OwnPage | null {
  const { status } = order;
  if (isUnfinished(status) || status === 'draft') return { text: m.profile_order_finish(), isPrimary: true };
  if (isIssued(status)) return { text: papers(), isPrimary: false };
  if (isUnderWay(status) || isMoneyBack(status)) return { text: progress(order), isPrimary: isUnderWay(status) };
  return null;
}
