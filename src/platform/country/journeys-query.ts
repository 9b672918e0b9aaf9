import { unwrap } from '#src/platform/core/api/api.ts';
import type { Api } from '#src/platform/core/api/api-client.ts';

/** The journeys of who asks, with what is missing in each. */
export const readJourneys = (api: Api) => unwrap(api.GET('/trip/journeys'));
