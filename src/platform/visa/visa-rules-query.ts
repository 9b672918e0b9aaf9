import type { VisaRules } from '#domain/visa/visa-rules-today.ts';
import { apiOf, unwrap } from '#src/platform/core/api/api.ts';
import type { AppContext } from '#src/platform/core/flow/context.ts';

/** Today's visa rules, fetched for each page. The contract types the keys as strings, the domain by name. */
export const readVisaRules = async (context: AppContext): Promise<VisaRules> =>
  (await unwrap(apiOf(context).GET('/visa/rules', {}))) as unknown as VisaRules;
