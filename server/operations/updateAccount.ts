import { toAccount } from '#server/accounts/account.ts';
import { lockLivingAccount } from '#server/accounts/lock-account.ts';
import { type Fields, refuseFields } from '#server/accounts/new-password.ts';
import { subscribe, unsubscribe } from '#server/accounts/newsletter.ts';
import { requireAccount } from '#server/accounts/who.ts';
import type { Operation } from '#server/contract.ts';

/** An account name may have any letters; only names on tickets must be Latin. */
const LONGEST_NAME = 80;

/** Updates name and preferences; omitted fields are unchanged. */
export const updateAccount: Operation<'updateAccount'> = async ({ body, who, deps }) => {
  const { accountId } = requireAccount(who);
  const { firstName, lastName, calendarMode, currency, newsletter } = body;
  const fields: Fields = Object.fromEntries(
    Object.entries({ firstName, lastName })
      .filter(([, name]) => (name ?? '').trim().length > LONGEST_NAME)
      .map(([field]) => [field, 'too_long' as const]),
  );
  refuseFields(fields);
  const change = {
    ...(firstName === undefined ? {} : { first_name: firstName.trim() }),
    ...(lastName === undefined ? {} : { last_name: lastName.trim() }),
    ...(calendarMode === undefined ? {} : { calendar_mode: calendarMode }),
    ...(currency === undefined ? {} : { currency }),
  };
  const now = deps.now();
  return deps.db.transaction().execute(async (tx) => {
    const { email } = await lockLivingAccount(tx, accountId);
    if (Object.keys(change).length > 0) {
      await tx.updateTable('account').set(change).where('id', '=', accountId).execute();
    }
    if (newsletter !== undefined) {
      await (newsletter ? subscribe(tx, email, { config: deps.config, now }) : unsubscribe(tx, email));
    }
    return { status: 200, body: await toAccount(tx, accountId, now) };
  });
};
