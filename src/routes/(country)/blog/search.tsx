import { createFileRoute } from '@tanstack/react-router';
import { BlogSearch } from '#src/routes/-support/country/BlogSearch.tsx';
import { loadBlogSearch } from '#src/routes/-support/country/load-blog-search.ts';

export const Route = createFileRoute('/(country)/blog/search')({
  staticData: { hydrate: 'interaction' },
  // Parsed in the loader: all pages ship the code of this file.
  validateSearch: (search: Record<string, unknown>) => search,
  loader: ({ context, location }) => loadBlogSearch(context, location.search),
  // The machine searches while typing; the URL only follows.
  shouldReload: ({ cause }) => cause === 'enter',
  head: ({ loaderData }) => ({
    meta: [{ title: loaderData?.title ?? '' }, { name: 'robots', content: 'noindex' }],
  }),
  component: Search,
});

function Search() {
  return <BlogSearch input={Route.useLoaderData().input} />;
}
