import * as z from 'zod/mini';
import { keepIn } from '#src/platform/core/device/tab-storage.ts';

const Choice = z.object({
  isProtected: z.boolean(),
  currency: z.enum(['EUR', 'USD']),
  /** The rules were accepted for this choice. */
  isAccepted: z.exactOptional(z.boolean()),
  /** All is paid now, where a deposit would do. */
  isWhole: z.exactOptional(z.boolean()),
});

export type ReviewChoice = z.infer<typeof Choice>;

const keyOf = (orderId: string) => `choice:${orderId}`;

/** Kept in this tab, so that a reload or the way to the bank and back loses nothing. */
export function keepChoice(storage: Storage | null, orderId: string, choice: ReviewChoice): void {
  keepIn(storage, keyOf(orderId), JSON.stringify(choice)); // if it cannot be kept, the next payment attempt sends it to the server
}

export function keptChoice(storage: Storage | null, orderId: string): ReviewChoice | null {
  try {
    return Choice.parse(JSON.parse(storage?.getItem(keyOf(orderId)) ?? ''));
  } catch {
    return null;
  }
}
