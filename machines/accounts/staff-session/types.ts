import type { Problem } from '#domain/core/problem.ts';

export type StaffSessionContext = { readonly problem: Problem | null };

/** Events carry neither name, password nor code: the actor reads them. */
export type StaffSessionEvent = { type: 'staff.enter' } | { type: 'staff.leave' };
