import { ProblemError } from '#domain/core/problem.ts';
import { MINUTE_MS } from '#domain/core/time.ts';
import type { Operation } from '#server/contract.ts';
import { countUse, type Limit, takeBackUse } from '#server/http/rate-limit.ts';
import { readNumber } from '#server/products/insurance/certificate-number.ts';
import { lookUp } from '#server/products/insurance/look-up.ts';

/** Numbers that do not exist, per network and per browser; those that do are not counted. */
const MISSES_OF_NETWORK: Limit = { name: 'certificate-address', max: 20, windowMs: 15 * MINUTE_MS };
export const MISSES_OF_BROWSER: Limit = { name: 'certificate-browser', max: 5, windowMs: 15 * MINUTE_MS };

/** Says to a consulate or a hospital whether a certificate is valid, and nothing about its person. */
export const checkInsurance: Operation<'checkInsurance'> = async ({ path, request, who, deps }) => {
  const counted = [
    [MISSES_OF_NETWORK, request.ip] as const,
    ...(who.visitor ? [[MISSES_OF_BROWSER, who.visitor] as const] : []),
  ];
  for (const [limit, asker] of counted) await countUse(deps, limit, asker);
  const number = readNumber(path.number);
  const body = number === null ? undefined : await lookUp(deps.db, number, deps.now());
  if (!body) throw new ProblemError(404, { code: 'not_found', message: 'No certificate has this number.' });
  for (const [limit, asker] of counted) await takeBackUse(deps, limit, asker);
  return { status: 200, body };
};
