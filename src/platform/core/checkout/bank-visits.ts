import { keepIn } from '#src/platform/core/device/tab-storage.ts';

const keyOf = (orderId: string) => `bank:${orderId}`;

export type BankVisits = ReturnType<typeof createBankVisits>;

/**
 * Which attempts to pay this tab left for the bank with. Who comes back in it has the bank's page behind them; an attempt
 * that it does not know is open in another tab or on another device.
 */
export const createBankVisits = (storage: Storage | null) => ({
  note(orderId: string, attempt: number): void {
    keepIn(storage, keyOf(orderId), String(attempt)); // where it is not kept, the page waits for the bank's word
  },
  /** 0: never. */
  last: (orderId: string): number => Number(storage?.getItem(keyOf(orderId)) ?? 0),
});
