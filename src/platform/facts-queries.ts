import type { Corrections } from '#domain/facts/corrections.ts';
import { apiOf, unwrap } from '#src/platform/api.ts';
import type { AppContext } from '#src/platform/context.ts';

/** What an owner corrected of the rules of visas; asked anew for each page. */
export const readVisaCorrections = (context: AppContext): Promise<Corrections> =>
  unwrap(apiOf(context).GET('/facts', { params: { query: { of: 'visa' } } }));
