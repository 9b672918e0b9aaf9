import { fromPromise } from 'xstate';
import type { ActorsOf } from '#machines/core/actors.ts';
import { blogSearchMachine } from '#machines/country/blog-search/machine.ts';
import type { FoundPost } from '#machines/country/blog-search/types.ts';
import type { Api } from '#src/platform/core/api/api-client.ts';
import { searchPosts } from '#src/platform/country/post-queries.ts';

export const wiredBlogSearch = (api: Api) =>
  blogSearchMachine.provide({
    actors: {
      searchPosts: fromPromise<readonly FoundPost[], { readonly q: string }>(({ input, signal }) =>
        searchPosts(api, input.q, signal),
      ),
    } satisfies ActorsOf<typeof blogSearchMachine>,
  });
