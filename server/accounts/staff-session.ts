import type { components } from '#openapi/generated/types.ts';
import type { SignedInStaff } from '#server/accounts/staff.ts';

/** A sign-in of the staff as the contract has it. */
export const toStaffSession = (member: SignedInStaff | null, now: number): components['schemas']['StaffSession'] => ({
  member: member && { name: member.name, permissions: [...member.permissions], endsAt: member.endsAt },
  serverNow: now,
});
