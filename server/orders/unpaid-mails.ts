import { mailboxOf } from '#server/accounts/contact-fields.ts';
import { LIMITS } from '#server/accounts/limits.ts';
import type { Basics } from '#server/basics.ts';
import { isUsedUp } from '#server/http/rate-limit.ts';

/**
 * Counts one more mail to the mailbox of this address about what nobody has paid, and tells whether it may go. Anybody may type any
 * address, so mails above the limit are left out: the page says the same.
 */
export const mayMailUnpaid = async (deps: Basics, recipient: string): Promise<boolean> =>
  !(await isUsedUp(deps, LIMITS.unpaidMails, mailboxOf(recipient)));
