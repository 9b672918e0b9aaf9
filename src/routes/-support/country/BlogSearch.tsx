import { useNavigate, useRouteContext } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { BlogSearchInput } from '#machines/country/blog-search/types.ts';
import { blogSearchView } from '#machines/country/blog-search/view.ts';
import { apiOf } from '#src/platform/core/api/api.ts';
import { createFlow } from '#src/platform/core/flow/flow.ts';
import { wiredBlogSearch } from '#src/platform/country/blog-search-actors.ts';
import { useFlow } from '#src/routes/-support/core/pages/useFlow.ts';
import { useFlowView } from '#src/routes/-support/core/pages/useFlowView.ts';
import { BlogSearchScreen } from '#src/screens/country/blog/BlogSearchScreen.tsx';

/** The machine leads; the URL follows by `replace`, without a history entry per letter. */
export function BlogSearch({ input }: { readonly input: BlogSearchInput }) {
  const context = useRouteContext({ from: '__root__' });
  const navigate = useNavigate();
  const actor = useFlow(() => createFlow(wiredBlogSearch(apiOf(context)), { input }));
  const view = useFlowView(actor, blogSearchView);
  const known = useRef(input.q.trim());
  const q = view.kind === 'found' || view.kind === 'idle' ? view.q.trim() : null;
  useEffect(() => {
    if (q === null || q === known.current) return;
    known.current = q;
    void navigate({ to: '/blog/search', search: q ? { q } : {}, replace: true, resetScroll: false });
  }, [q, navigate]);
  return <BlogSearchScreen view={view} send={(event) => actor.send(event)} />;
}
