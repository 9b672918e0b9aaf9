import { keepIn } from '#src/platform/core/device/tab-storage.ts';

/** Begins as drafts do, so that it is forgotten with them when a person leaves. */
const keyOf = (name: string) => `draft:reply:${name}`;

/** What was typed in this tab into a conversation and not sent. */
export const keptReply = (storage: Storage | null, name: string): string => storage?.getItem(keyOf(name)) ?? '';

/** '' forgets it. */
export function keepReply(storage: Storage | null, name: string, text: string): void {
  if (text === '') storage?.removeItem(keyOf(name));
  else keepIn(storage, keyOf(name), text);
}
