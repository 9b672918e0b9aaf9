import { keepIn } from '#src/platform/core/device/tab-storage.ts';

const keyOf = (orderId: string) => `bank:${orderId}`;

export type BankVisits = ReturnType<typeof createBankVisits>;

/**
 * Payment attempts with which this tab left for the bank. After a return in the same tab the bank's page is closed; an attempt unknown here
 * may be open in another tab or device.
 */
export const createBankVisits = (storage: Storage | null) => ({
  note(orderId: string, attempt: number): void {
    keepIn(storage, keyOf(orderId), String(attempt)); // if it cannot be kept, the page waits for the bank's result
  },
  /** The last attempt; 0: none. */
  last: (orderId: string): number => Number(storage?.getItem(keyOf(orderId)) ?? 0),
});
