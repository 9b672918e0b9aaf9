import { dueFacts } from '#domain/core/facts/all.ts';
import { dayOf } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';
import type { SignedInStaff } from '#server/accounts/staff.ts';
import type { Queryable } from '#server/db/database.ts';
import { currentCorrections } from '#server/facts/current.ts';

/** A sign-in of the staff as the contract has it, at a moment in server epoch ms. */
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
