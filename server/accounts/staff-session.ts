import { dueFacts } from '#domain/core/facts/all.ts';
import { dayOf } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';
import type { SignedInStaff } from '#server/accounts/staff.ts';
import type { Queryable } from '#server/db/database.ts';
import { currentCorrections } from '#server/facts/current.ts';

/** The staff session in the contract's shape; `now` in server epoch ms. */
export const toStaffSession = async (
  member: SignedInStaff | null,
  db: Queryable,
  now: number,
): Promise<components['schemas']['StaffSession']> => ({
  member: member && { name: member.name, permissions: [...member.permissions], endsAt: member.endsAt },
  dueFacts: member
    ? dueFacts(dayOf(now), await currentCorrections(db)).map(({ id, ...due }) => ({ fact: id, ...due }))
    : [],
  serverNow: now,
});
