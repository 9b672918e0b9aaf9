import { m } from '#src/copy/generated/messages.js';
import { type OrderCore, partySize } from '#src/screens/core/booking/order.ts';
import type { HoldSlots } from '#src/screens/core/booking/slots.ts';

/** Whom the price beside the button is for. */
export const totalFor = <O extends OrderCore>(slots: HoldSlots<O>, order: O): string =>
  slots.totalFor?.(order) ?? m.passengers_total_for({ count: partySize(order) });
