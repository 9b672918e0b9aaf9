import * as z from 'zod/mini';
import { CONTACT_TOPICS, type ContactDraft } from '#domain/core/contact-message.ts';
import { keepIn } from '#src/platform/core/device/tab-storage.ts';

/** The prefix "draft:" makes sign-out forget it. */
const KEY = 'draft:contact';
const Kept = z.object({
  topic: z.enum(['', ...CONTACT_TOPICS]),
  name: z.string(),
  email: z.string(),
  message: z.string(),
});

export const keepContact = (storage: Storage | null, draft: ContactDraft): void => {
  keepIn(storage, KEY, JSON.stringify(draft));
};

export const forgetContact = (storage: Storage | null): void => storage?.removeItem(KEY);

/** The unsent text typed in this tab, or null. */
export function keptContact(storage: Storage | null): ContactDraft | null {
  try {
    return z.parse(Kept, JSON.parse(storage?.getItem(KEY) ?? ''));
  } catch {
    return null;
  }
}
