import { useNavigate, useRouteContext } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { fromPromise } from 'xstate';
import type { ActorsOf } from '#machines/core/actors.ts';
import { blogSearchMachine } from '#machines/country/blog-search/machine.ts';
import type { BlogSearchInput, FoundPost } from '#machines/country/blog-search/types.ts';
import { blogSearchView } from '#machines/country/blog-search/view.ts';
import { apiOf } from '#src/platform/core/api/api.ts';
import type { Api } from '#src/platform/core/api/api-client.ts';
import { createFlow } from '#src/platform/core/flow/flow.ts';
import { searchPosts } from '#src/platform/country/post-queries.ts';
import { useFlow } from '#src/routes/-support/core/pages/useFlow.ts';
import { useFlowView } from '#src/routes/-support/core/pages/useFlowView.ts';
import { BlogSearchScreen } from '#src/screens/country/blog/BlogSearchScreen.tsx';

const wired = (api: Api) =>
  blogSearchMachine.provide({
    actors: {
      searchPosts: fromPromise<readonly FoundPost[], { readonly q: string }>(({ input, signal }) =>
        searchPosts(api, input.q, signal),
      ),
    } satisfies ActorsOf<typeof blogSearchMachine>,
  });

/** The machine leads; the URL follows by `replace`, without a history entry per letter. */
export function BlogSearch({ input }: { readonly input: BlogSearchInput }) {
  const context = useRouteContext({ from: '__root__' });
  const navigate = useNavigate();
  const actor = useFlow(() => createFlow(wired(apiOf(context)), { input }));
  const view = useFlowView(actor, blogSearchView);
  const known = useRef(input.q.trim());
  const q = view.kind === 'found' || view.kind === 'resting' ? view.q.trim() : null;
  useEffect(() => {
    if (q === null || q === known.current) return;
    known.current = q;
    void navigate({ to: '/blog/search', search: q ? { q } : {}, replace: true, resetScroll: false });
  }, [q, navigate]);
  return <BlogSearchScreen view={view} send={(event) => actor.send(event)} />;
}
