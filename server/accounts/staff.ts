import type { FastifyRequest } from 'fastify';
import { ProblemError } from '#domain/core/problem.ts';
import { HOUR_MS } from '#domain/core/time.ts';
import { logStaffAct } from '#server/accounts/staff-log.ts';
import type { Basics } from '#server/basics.ts';
import type { Queryable } from '#server/db/database.ts';
import { hashOf, newToken, tokenCookie, tokenHashIn } from '#server/http/cookies.ts';
import type { StaffMember, StaffPermission } from '#server/staff-setting.ts';

/** A separate cookie: traveller sessions and staff sessions are independent. */
const NAME = 'staff';
/** A working day. A session ends then, used or not. */
const LIFE_MS = 8 * HOUR_MS;

export type SignedInStaff = StaffMember & { readonly endsAt: number };

/** Throws 404 when no staff is configured: then no staff operation exists. */
export function requireStaffConfigured({ config }: Pick<Basics, 'config'>): void {
  if (config.staff.length === 0)
    throw new ProblemError(404, { code: 'not_found', message: 'There is no such operation.' });
}

/**
 * The staff member of a request; null for anybody else, also when the name or password is no longer in the environment.
 */
export async function staffIn(request: FastifyRequest, { db, config, now }: Basics): Promise<SignedInStaff | null> {
  requireStaffConfigured({ config });
  const hash = tokenHashIn(request, NAME, config);
  if (hash === null) return null;
  const session = await db
    .selectFrom('staff_session')
    .select(['name', 'checked_hash', 'ends_at'])
    .where('token_hash', '=', hash)
    .where('ends_at', '>', now())
    .executeTakeFirst();
  const member = config.staff.find(({ name }) => name === session?.name);
  if (!session || !member || checkedOf(member) !== session.checked_hash) return null;
  return { ...member, endsAt: session.ends_at };
}

/**
 * Throws 404 without configured staff, 401 `login_required` without a session, 403 `not_allowed` without the
 * permission.
 */
export async function requireStaff(
  request: FastifyRequest,
  deps: Basics,
  permission: StaffPermission,
): Promise<SignedInStaff> {
  const member = await staffIn(request, deps);
  if (!member) throw new ProblemError(401, { code: 'login_required', message: 'Sign in as staff first.' });
  if (member.permissions.includes(permission)) return member;
  throw new ProblemError(403, { code: 'not_allowed', message: 'You have no permission to do this.' });
}

/** Opens a staff session and ends this browser's earlier one. Returns the cookie. */
export async function openStaffSession(
  tx: Queryable,
  member: StaffMember,
  { request, deps, now }: { readonly request: FastifyRequest; readonly deps: Basics; readonly now: number },
): Promise<{ readonly member: SignedInStaff; readonly cookie: string }> {
  const { token, hash } = newToken();
  const endsAt = now + LIFE_MS;
  await endSession(tx, request, deps);
  await tx
    .insertInto('staff_session')
    .values({
      token_hash: hash,
      name: member.name,
      checked_hash: checkedOf(member),
      created_at: now,
      ends_at: endsAt,
    })
    .execute();
  await logStaffAct(tx, { name: member.name, act: 'logIn', at: now });
  return { member: { ...member, endsAt }, cookie: tokenCookie(NAME, token, LIFE_MS / 1000, deps.config, 'Strict') };
}

/** Fingerprint of the credentials: a changed password or phone ends the session. */
const checkedOf = ({ passwordHash, codeSecret }: StaffMember) => hashOf(`${passwordHash} ${codeSecret}`);

/** Ends this session; returns a Set-Cookie that removes the cookie. */
export async function signStaffOut(deps: Basics, request: FastifyRequest): Promise<string> {
  const member = await staffIn(request, deps);
  await deps.db.transaction().execute(async (tx) => {
    await endSession(tx, request, deps);
    if (member) await logStaffAct(tx, { name: member.name, act: 'logOut', at: deps.now() });
  });
  return tokenCookie(NAME, '', 0, deps.config, 'Strict');
}

async function endSession(tx: Queryable, request: FastifyRequest, { config }: Pick<Basics, 'config'>): Promise<void> {
  const before = tokenHashIn(request, NAME, config);
  if (before) await tx.deleteFrom('staff_session').where('token_hash', '=', before).execute();
}
