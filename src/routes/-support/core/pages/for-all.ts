import { apiOf } from '#src/platform/core/api/api.ts';
import type { Api } from '#src/platform/core/api/api-client.ts';
import type { AppContext } from '#src/platform/core/flow/context.ts';

/** Data that is the same for all visitors: the server caches it by `name`. `make` must use only the API that it gets. */
export const forAll = <T>(context: AppContext, name: string, make: (api: Api) => Promise<T>): Promise<T> =>
  context.keep ? context.keep(name, make) : make(apiOf(context));
