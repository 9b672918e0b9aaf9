import { apiOf } from '#src/platform/api.ts';
import type { Api } from '#src/platform/api-client.ts';
import type { AppContext } from '#src/platform/context.ts';

/** What is the same for everybody, whoever asks first: the server keeps it under its name. `make` asks by the API that it is given. */
export const forAll = <T>(context: AppContext, name: string, make: (api: Api) => Promise<T>): Promise<T> =>
  context.keep ? context.keep(name, make) : make(apiOf(context));
