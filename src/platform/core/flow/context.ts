import type { QueryClient } from '@tanstack/react-query';
import type { ThirdParties } from '#domain/core/third-parties.ts';
import type { Api } from '#src/platform/core/api/api-client.ts';
import type { ServerSample } from '#src/platform/core/flow/clock.ts';

/** Initial bodies of dialogs that any page may open, as HTML. */
export type DialogMarkup = { readonly help: string; readonly login: string };

/** What routes get from the composition root. Kept small: all pages ship it. */
export type AppContext = {
  /** Origin of the site without a trailing slash, for absolute links such as the code on a ticket. */
  readonly origin: string;
  readonly fetch: (request: Request) => Promise<Response>;
  /**
   * Filled on first use (`apiOf`, `queryClientOf`), so that the entry chunk ships neither. documentSample: what the document said of the
   * server's clock; pages that the application opens after it have no other word of it.
   */
  readonly cache: { api?: Api; queryClient?: QueryClient; hasMenu?: true; documentSample?: ServerSample };
  /** Drawn by the server once a page's data is loaded. */
  dialogMarkup?: DialogMarkup;
  /** False: there is certainly no session. Only the server sees the cookie; scripts cannot, so in the browser it is always true. */
  readonly mayBeSignedIn: boolean;
  /** Third parties that the owner configured; undefined: none. */
  readonly thirdParties?: ThirdParties | undefined;
  /** Server only: caches for one minute what is the same for all guests, made with a guest's API (`forAll`). */
  readonly keep?: (<T>(name: string, make: (api: Api) => Promise<T>) => Promise<T>) | undefined;
  /** Server only: a part of the page that its loader found to be needed, by its source file, as `parts` of a route are. */
  addPart?: (source: string) => void;
  /** Call in loaders only: their result is the same on the server and in the browser. */
  readonly now: () => number;
  /** Browser only: fetches the routes that could answer a path, before the router is asked about it. */
  readonly fetchRoutes?: ((pathname: string) => Promise<true>) | undefined;
};
