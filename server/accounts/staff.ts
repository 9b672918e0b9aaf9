import type { FastifyRequest } from 'fastify';
import { ProblemError } from '#domain/core/problem.ts';
import { HOUR_MS } from '#domain/core/time.ts';
import type { Basics } from '#server/basics.ts';
import type { Queryable } from '#server/db/database.ts';
import { hashOf, newToken, tokenCookie, tokenHashIn } from '#server/http/cookies.ts';
import type { StaffMember, StaffPermission } from '#server/staff-setting.ts';

/** Its own cookie: no sign-in of a traveller is one of the staff, and none of the staff one of a traveller. */
const NAME = 'staff';
/** A working day. A sign-in ends then, used or not. */
const LIFE_MS = 8 * HOUR_MS;

export type SignedInStaff = StaffMember & { readonly endsAt: number };

/** Throws 404 where nobody is named to be staff: then nothing of the staff is there. */
export function requireStaffConfigured({ config }: Pick<Basics, 'config'>): void {
  if (config.staff.length === 0)
    throw new ProblemError(404, { code: 'not_found', message: 'There is no such operation.' });
}

/** Who of the staff asks; null for everybody else, also for a name or password that has gone from the environment. */
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

/** Throws 404 without staff, 401 `login_required` for nobody of it, 403 `not_allowed` without the permission. */
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

/** Opens a sign-in in a transaction; the one before in this browser ends. Returns its cookie. */
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
  await noteStaffAct(tx, { name: member.name, act: 'logIn', at: now });
  return { member: { ...member, endsAt }, cookie: tokenCookie(NAME, token, LIFE_MS / 1000, deps.config, 'Strict') };
}

/** What a sign-in was checked against: another password or another phone ends it. */
const checkedOf = ({ passwordHash, codeSecret }: StaffMember) => hashOf(`${passwordHash} ${codeSecret}`);

/** Ends this sign-in; returns the cookie that takes it away. */
export async function signStaffOut(deps: Basics, request: FastifyRequest): Promise<string> {
  const member = await staffIn(request, deps);
  await deps.db.transaction().execute(async (tx) => {
    await endSession(tx, request, deps);
    if (member) await noteStaffAct(tx, { name: member.name, act: 'logOut', at: deps.now() });
  });
  return tokenCookie(NAME, '', 0, deps.config, 'Strict');
}

async function endSession(tx: Queryable, request: FastifyRequest, { config }: Pick<Basics, 'config'>): Promise<void> {
  const before = tokenHashIn(request, NAME, config);
  if (before) await tx.deleteFrom('staff_session').where('token_hash', '=', before).execute();
}

export type StaffAct = {
  readonly name: string;
  readonly act: string;
  readonly at: number;
  readonly orderId?: string;
  readonly position?: number;
  readonly field?: string;
};

/** Writes down who did what; together with what was done, so that neither is there alone. */
export async function noteStaffAct(
  tx: Queryable,
  { name, act, at, orderId, position, field }: StaffAct,
): Promise<void> {
  await tx
    .insertInto('staff_act')
    .values({ at, name, act, order_id: orderId ?? null, position: position ?? null, field: field ?? null })
    .execute();
}
