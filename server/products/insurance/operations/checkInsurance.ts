import { ProblemError } from '#domain/core/problem.ts';
import { MINUTE_MS } from '#domain/core/time.ts';
import type { Operation } from '#server/contract.ts';
import { countUse, type Limit } from '#server/http/rate-limit.ts';
import { readNumber } from '#server/products/insurance/certificate-number.ts';
import { lookUp } from '#server/products/insurance/look-up.ts';

/**
 * Numbers that do not exist, per network and per browser. Those that do exist are answered whatever was counted: a hospital is not
 * stopped by a neighbour who mistypes. Nobody guesses one all the same, because of its 80 random bits.
 */
const MISSES_OF_NETWORK: Limit = { name: 'certificate-address', max: 20, windowMs: 15 * MINUTE_MS };
export const MISSES_OF_BROWSER: Limit = { name: 'certificate-browser', max: 5, windowMs: 15 * MINUTE_MS };

/** Says to a consulate or a hospital whether a certificate is valid, and nothing about its person. */
export const checkInsurance: Operation<'checkInsurance'> = async ({ path, request, who, deps }) => {
  const number = readNumber(path.number);
  const body = number === null ? undefined : await lookUp(deps.db, number, deps.now());
  if (body) return { status: 200, body };
  await countUse(deps, MISSES_OF_NETWORK, request.ip);
  if (who.visitor) await countUse(deps, MISSES_OF_BROWSER, who.visitor);
  throw new ProblemError(404, { code: 'not_found', message: 'No certificate has this number.' });
};
