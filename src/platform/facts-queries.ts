import type { Corrections } from '#domain/facts/corrections.ts';
import type { components } from '#openapi/generated/types.ts';
import { orNull } from '#src/platform/account-queries.ts';
import { apiOf, unwrap } from '#src/platform/api.ts';
import type { AppContext } from '#src/platform/context.ts';

type SituationNews = components['schemas']['Situation'];

/** What happened in the country, `most` at most; null where it cannot be read: no page waits for it. */
export const readSituation = (context: AppContext, most?: number): Promise<SituationNews | null> =>
  orNull(unwrap(apiOf(context).GET('/situation', { params: { query: most === undefined ? {} : { most } } })));

/** What an owner corrected of the rules of visas; asked anew for each page. */
export const readVisaCorrections = (context: AppContext): Promise<Corrections> =>
  unwrap(apiOf(context).GET('/facts', { params: { query: { of: 'visa' } } }));
