import { keepIn } from '#src/platform/core/device/tab-storage.ts';

/** The prefix "draft:" makes sign-out forget it. */
const keyOf = (orderId: string, position: number, field: string) => `draft:visa-fix:${orderId}:${position}:${field}`;

/**
 * Corrections that the reviewer asked for: kept in this tab at each keystroke until the server has them. The page writes them and the actor
 * sends them; no event carries them.
 */
export function createVisaCorrections(storage: Storage | null, orderId: string) {
  const typed = new Map<string, string>();
  return {
    /** null: nothing typed. */
    read(position: number, field: string): string | null {
      const key = keyOf(orderId, position, field);
      return typed.get(key) ?? storage?.getItem(key) ?? null;
    },
    write(position: number, field: string, text: string): void {
      const key = keyOf(orderId, position, field);
      typed.set(key, text);
      keepIn(storage, key, text); // if it cannot be kept, it lives as long as the page
    },
    forget(position: number, field: string): void {
      const key = keyOf(orderId, position, field);
      typed.delete(key);
      storage?.removeItem(key);
    },
  };
}

export type VisaCorrections = ReturnType<typeof createVisaCorrections>;
