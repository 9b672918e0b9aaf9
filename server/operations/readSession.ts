import { accountById, toAccount } from '#server/accounts/account.ts';
import { maskPhone } from '#server/accounts/contact-fields.ts';
import type { Operation } from '#server/contract.ts';

export const readSession: Operation<'readSession'> = async ({ who, deps }) => {
  const now = deps.now();
  const account = who.accountId === null ? null : await toAccount(deps.db, who.accountId, now);
  const { session } = who;
  if (session?.purpose !== 'reset')
    return { status: 200, body: { account, mayOnlySetPassword: false, serverNow: now } };
  // Whoever entered the mailed code has proved the account; before that the answer reveals nothing.
  const { phone } = await accountById(deps.db, session.account_id);
  return { status: 200, body: { account, mayOnlySetPassword: true, phoneMasked: maskPhone(phone), serverNow: now } };
};
