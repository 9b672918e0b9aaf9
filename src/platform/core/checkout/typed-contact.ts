import * as z from 'zod/mini';
import type { Prefill } from '#src/platform/accounts/prefill.ts';
import { kept, keyOf, lastTyped } from '#src/platform/core/checkout/draft-store.ts';

const Contact = z.object({ email: z.string(), phone: z.string() });

export function typedContact(storage: Storage): Prefill {
  const contacts = lastTyped(storage).map((orderId) =>
    kept(storage.getItem(keyOf(orderId)), (draft) => Contact.parse(draft)),
  );
  return contacts.find((contact) => contact?.email || contact?.phone) ?? { email: '', phone: '' };
}
