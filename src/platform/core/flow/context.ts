import type { QueryClient } from '@tanstack/react-query';
import type { ThirdParties } from '#domain/core/third-parties.ts';
import type { Api } from '#src/platform/core/api/api-client.ts';

/** The bodies with which dialogs of any page begin, as HTML. */
export type DialogPictures = { readonly help: string; readonly login: string };

/** What routes get from the composition root: small, because every page carries it. */
export type AppContext = {
  /** Of the pages, without a slash: for what leaves the site, as the code on a ticket. */
  readonly origin: string;
  readonly fetch: (request: Request) => Promise<Response>;
  /** Filled by the first who needs it (`apiOf`, `queryClientOf`), so that the entry carries neither. */
  readonly cache: { api?: Api; queryClient?: QueryClient; hasMenu?: true };
  /** The server draws them when a page's data is there. */
  pictures?: DialogPictures;
  /** False: no session can be there. The server sees the cookie; scripts cannot, so in the browser it is always possible. */
  readonly mayBeSignedIn: boolean;
  /** Whom the owner has named besides us; nobody where it is missing. */
  readonly thirdParties?: ThirdParties | undefined;
  /** On the server: what is the same for every guest for a minute, made once for all of them, as for nobody (`forAll`). */
  readonly keep?: (<T>(name: string, make: (api: Api) => Promise<T>) => Promise<T>) | undefined;
  /** Asked in loaders only: what they return is the same on the server and in the browser. */
  readonly now: () => number;
};
