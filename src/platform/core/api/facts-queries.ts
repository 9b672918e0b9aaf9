import type { components } from '#openapi/generated/types.ts';
import { apiOf, unwrap } from '#src/platform/core/api/api.ts';
import { orNull } from '#src/platform/core/api/or-null.ts';
import type { AppContext } from '#src/platform/core/flow/context.ts';

type CurrentSituation = components['schemas']['Situation'];

/** News of the country, at most `most`; null when it cannot be read, so that no page fails for it. */
export const readSituation = (context: AppContext, most?: number): Promise<CurrentSituation | null> =>
  orNull(unwrap(apiOf(context).GET('/situation', { params: { query: most === undefined ? {} : { most } } })));
