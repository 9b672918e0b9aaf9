import * as z from 'zod/mini';
import { keepIn } from '#src/platform/core/device/tab-storage.ts';

const Choice = z.object({ isProtected: z.boolean(), currency: z.enum(['EUR', 'USD']) });

/** What is chosen on the review page before anything is paid. */
export type ReviewChoice = z.infer<typeof Choice>;

const keyOf = (orderId: string) => `choice:${orderId}`;

/** Kept in this tab, as what is typed is: a reload and the way to the bank and back lose nothing. */
export function keepChoice(storage: Storage | null, orderId: string, choice: ReviewChoice): void {
  keepIn(storage, keyOf(orderId), JSON.stringify(choice)); // where it is not kept, an attempt to pay tells the server
}

export function keptChoice(storage: Storage | null, orderId: string): ReviewChoice | null {
  try {
    return Choice.parse(JSON.parse(storage?.getItem(keyOf(orderId)) ?? ''));
  } catch {
    return null;
  }
}
