import type { Problem } from '#domain/core/problem.ts';

/** Only an id: the account data are in the page's session document. */
export type AuthInput = { readonly accountId: string | null };
export type CheckedSession = { readonly accountId: string | null };
export type AuthContext = { readonly accountId: string | null; readonly problem: Problem | null };

export type AuthEvent =
  /** session.check: a sign-in, an event of another tab, or a page restored from the browser's cache. */
  { type: 'session.check' } | { type: 'session.end' };
