import type { Problem } from '#domain/core/problem.ts';

export type StaffSessionContext = { readonly problem: Problem | null };

/** Name, password and code are in no event: the port knows them. */
export type StaffSessionEvent = { type: 'staff.enter' } | { type: 'staff.leave' };
