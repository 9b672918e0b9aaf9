import { DAY_MS } from '#domain/core/time.ts';
import { KEEP_READING_HEADER, KEEP_UNTIL_HEADER } from '#src/platform/core/offline/names.ts';

type Answer = Pick<Response, 'type' | 'status' | 'ok' | 'redirected' | 'headers'>;

/** Until when a page may be kept (UTC epoch milliseconds); null: not at all. */
export function keepUntilOf({ ok, redirected, headers }: Answer): number | null {
  const until = Number(headers.get(KEEP_UNTIL_HEADER) ?? Number.NaN);
  return ok && !redirected && Number.isFinite(until) ? until : null;
}

const REFUSALS = [401, 403, 404, 410];

/**
 * True when the server says that this page must not be kept any longer: the papers were cancelled, or another user is signed in. An error
 * of an overloaded server does not count.
 */
export const isRevoked = (answer: Answer): boolean =>
  answer.type === 'opaqueredirect' || REFUSALS.includes(answer.status) || (answer.ok && keepUntilOf(answer) === null);

/** True for an article that is not kept yet, or was kept over a day ago. */
export function isToKeep(answer: Answer, kept: Pick<Response, 'headers'> | undefined): boolean {
  const until = keepUntilOf(answer);
  if (until === null || !answer.headers.has(KEEP_READING_HEADER)) return false;
  const keptUntil = Number(kept?.headers.get(KEEP_UNTIL_HEADER) ?? 0);
  return until - keptUntil >= DAY_MS;
}
