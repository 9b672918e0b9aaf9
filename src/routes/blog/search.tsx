import { createFileRoute } from '@tanstack/react-router';
import { BlogSearch } from '#src/routes/-support/country/BlogSearch.tsx';
import { loadBlogSearch } from '#src/routes/-support/country/load-blog-search.ts';

export const Route = createFileRoute('/blog/search')({
  staticData: { hydrate: 'interaction' },
  // The loader reads it: what stands here is in the script of every page.
  validateSearch: (search: Record<string, unknown>) => search,
  loader: ({ context, location }) => loadBlogSearch(context, location.search),
  // What is typed there is asked by the machine, and the address only follows it.
  shouldReload: ({ cause }) => cause === 'enter',
  head: ({ loaderData }) => ({
    meta: [{ title: loaderData?.title ?? '' }, { name: 'robots', content: 'noindex' }],
  }),
  component: Search,
});

function Search() {
  return <BlogSearch input={Route.useLoaderData().input} />;
}
