import { keepIn } from '#src/platform/core/device/tab-storage.ts';

/** The prefix "draft:" makes sign-out forget it. */
const keyOf = (name: string) => `draft:reply:${name}`;

/** The unsent reply typed in this tab. */
export const keptReply = (storage: Storage | null, name: string): string => storage?.getItem(keyOf(name)) ?? '';

/** '' removes it. */
export function keepReply(storage: Storage | null, name: string, text: string): void {
  if (text === '') storage?.removeItem(keyOf(name));
  else keepIn(storage, keyOf(name), text);
}
