import { sessionsOf } from '#server/accounts/sessions.ts';
import { requireAccount } from '#server/accounts/who.ts';
import type { Operation } from '#server/contract.ts';

export const listSessions: Operation<'listSessions'> = async ({ who, deps }) => ({
  status: 200,
  body: await sessionsOf(deps.db, requireAccount(who), deps.now()),
});
