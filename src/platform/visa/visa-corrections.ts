import { keepIn } from '#src/platform/core/device/tab-storage.ts';

/** Begins as drafts do, so that it is forgotten with them when a person leaves. */
const keyOf = (orderId: string, position: number, field: string) => `draft:visa-fix:${orderId}:${position}:${field}`;

/**
 * What was typed into fields that the reviewer asks for again: kept in this tab at each keystroke until the server has it. The
 * page writes it and the port sends it; no event carries it.
 */
export function createVisaCorrections(storage: Storage | null, orderId: string) {
  const typed = new Map<string, string>();
  return {
    /** Null where nothing was typed. */
    read(position: number, field: string): string | null {
      const key = keyOf(orderId, position, field);
      return typed.get(key) ?? storage?.getItem(key) ?? null;
    },
    write(position: number, field: string, text: string): void {
      const key = keyOf(orderId, position, field);
      typed.set(key, text);
      keepIn(storage, key, text); // where it is not kept, it lives as long as the page
    },
    forget(position: number, field: string): void {
      const key = keyOf(orderId, position, field);
      typed.delete(key);
      storage?.removeItem(key);
    },
  };
}

export type VisaCorrections = ReturnType<typeof createVisaCorrections>;
