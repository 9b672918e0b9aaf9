import type { VisaRules } from '#domain/visa/visa-rules-today.ts';
import type { components } from '#openapi/generated/types.ts';
import { apiOf, unwrap } from '#src/platform/core/api/api.ts';
import { orNull } from '#src/platform/core/api/or-null.ts';
import type { AppContext } from '#src/platform/core/flow/context.ts';

type SituationNews = components['schemas']['Situation'];

/** What happened in the country, `most` at most; null where it cannot be read: no page waits for it. */
export const readSituation = (context: AppContext, most?: number): Promise<SituationNews | null> =>
  orNull(unwrap(apiOf(context).GET('/situation', { params: { query: most === undefined ? {} : { most } } })));

/** The rules of visas on this day; asked anew for each page. The contract names them by text, the domain by their names. */
export const readVisaRules = async (context: AppContext): Promise<VisaRules> =>
  (await unwrap(apiOf(context).GET('/visa/rules', {}))) as unknown as VisaRules;
