import { addDays, weekdayOf } from '#domain/core/time.ts';

/** Working days after which a bank shows a refund of a card at the latest: banks say 3 to 7. */
export const CARD_REFUND_DAYS = 7;

/**
 * The last day, YYYY-MM-DD, on which the bank of a card shows what was sent to it on a day. Monday to Friday count; a
 * bank's holidays are those of its country, which we do not know.
 */
export function cardRefundBy(sentOn: string): string {
  let [day, left] = [sentOn, CARD_REFUND_DAYS];
  while (left > 0) {
    day = addDays(day, 1);
    if (!['Saturday', 'Sunday'].includes(weekdayOf(day))) left -= 1;
  }
  return day;
}
