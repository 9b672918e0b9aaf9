import { toProblem } from '#domain/core/problem.ts';
import { apiOf, unwrap } from '#src/platform/core/api/api.ts';
import type { AppContext } from '#src/platform/core/flow/context.ts';
import type { CheckScreenProps } from '#src/screens/insurance/check/CheckScreen.tsx';

/** Asks about the number of an address; each visit asks anew. */
export async function loadCheck(context: AppContext, number: string | null): Promise<CheckScreenProps> {
  if (number === null) return { number: '', answer: { kind: 'none' } };
  try {
    const params = { path: { number } };
    const check = await unwrap(apiOf(context).GET('/insurance/checks/{number}', { params }));
    return { number: check.number, answer: { kind: 'found', check } };
  } catch (error) {
    const { code } = toProblem(error);
    const kind = code === 'not_found' ? 'unknown' : code === 'rate_limited' ? 'limited' : 'failed';
    return { number, answer: { kind } };
  }
}
