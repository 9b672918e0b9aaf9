import { apiOf } from '#src/platform/core/api/api.ts';
import type { Api } from '#src/platform/core/api/api-client.ts';
import type { AppContext } from '#src/platform/core/flow/context.ts';

/** What is the same for everybody, whoever asks first: the server keeps it under its name. `make` asks by the API that it is given. */
export const forAll = <T>(context: AppContext, name: string, make: (api: Api) => Promise<T>): Promise<T> =>
  context.keep ? context.keep(name, make) : make(apiOf(context));
