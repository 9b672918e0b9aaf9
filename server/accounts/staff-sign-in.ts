import type { FastifyRequest } from 'fastify';
import { codeOf } from '#domain/accounts/account-forms.ts';
import { ProblemError } from '#domain/core/problem.ts';
import { DAY_MS } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';
import { checkPassword } from '#server/accounts/hashing.ts';
import { LIMITS } from '#server/accounts/limits.ts';
import { refuseFields } from '#server/accounts/new-password.ts';
import { openStaffSession, requireStaffConfigured, type SignedInStaff } from '#server/accounts/staff.ts';
import { stepOfCode, useStep } from '#server/accounts/staff-code.ts';
import type { Basics } from '#server/basics.ts';
import { tokenCookie, tokenFrom, tokenHashIn } from '#server/http/cookies.ts';
import { countUse, takeBackUse } from '#server/http/rate-limit.ts';
import type { StaffMember } from '#server/staff-setting.ts';

/**
 * Marks a browser in which a member has signed in before; it grants no access. Tries of strangers do not count in it.
 */
const KNOWN = 'staff-known';
const KNOWN_MS = 180 * DAY_MS;

type SignedIn = { readonly member: SignedInStaff; readonly cookies: readonly string[] };

/**
 * Signs a member in by password and one-time code. Throws 401 `wrong_credentials` after the same time for any mistake,
 * also for a used code; 404, 422, 429, 503.
 */
export async function signStaffIn(
  deps: Basics,
  said: components['schemas']['StaffCredentials'],
  request: FastifyRequest,
): Promise<SignedIn> {
  requireStaffConfigured(deps);
  const { db, config } = deps;
  const { password, code } = said;
  const name = said.name.trim();
  refuseFields({
    ...(name === '' ? { name: 'required' } : {}),
    ...(password === '' ? { password: 'required' } : {}),
    ...(codeOf(code) === '' ? { code: 'required' } : {}),
  });
  const found = config.staff.find((member) => member.name === name);
  // The prefix comes first, so that no typed name counts as a known browser.
  const who = found && isKnown(request, found, deps) ? `known ${name}` : `new ${name}`;
  const counted = [
    [LIMITS.staffLogInByName, request.ip, who],
    [LIMITS.staffLogInOfName, who, undefined],
  ] as const;
  await countUse(deps, LIMITS.staffLogInByIp, request.ip);
  for (const [limit, by, of] of counted) await countUse(deps, limit, by, of);
  const { isRight } = await checkPassword(password, found?.passwordHash ?? null);
  const now = deps.now();
  const step = stepOfCode(found?.codeSecret ?? null, code, now);
  if (!found || !isRight || step === null) throw wrongCredentials();
  const { member, cookie } = await db.transaction().execute(async (tx) => {
    if (!(await useStep(tx, name, step))) throw wrongCredentials();
    return openStaffSession(tx, found, { request, deps, now });
  });
  for (const [limit, by, of] of counted) await takeBackUse(deps, limit, by, of);
  const known = tokenCookie(KNOWN, knownToken(found, deps).token, KNOWN_MS / 1000, config, 'Strict');
  return { member, cookies: [cookie, known] };
}

const wrongCredentials = () =>
  new ProblemError(401, { code: 'wrong_credentials', message: 'The name, the password or the code is wrong.' });

/** Only this server can make it; it changes with the password. */
const knownToken = ({ name, passwordHash }: StaffMember, { config }: Pick<Basics, 'config'>) =>
  tokenFrom(config.secret, `${KNOWN} ${name} ${passwordHash}`);

const isKnown = (request: FastifyRequest, member: StaffMember, deps: Basics) =>
  tokenHashIn(request, KNOWN, deps.config) === knownToken(member, deps).hash;
