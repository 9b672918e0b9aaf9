import type { Problem } from '#domain/core/problem.ts';

/** A reference: who it is stands in the session document of the page. */
export type AuthInput = { readonly accountId: string | null };
export type CheckedSession = { readonly accountId: string | null };
export type AuthContext = { readonly accountId: string | null; readonly problem: Problem | null };

export type AuthEvent =
  /** Somebody signed in, another tab did something, or the page came back from the browser's memory. */
  { type: 'session.check' } | { type: 'session.end' };
