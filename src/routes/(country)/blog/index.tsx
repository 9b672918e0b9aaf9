import { createFileRoute } from '@tanstack/react-router';
import { m } from '#src/copy/generated/messages.js';
import { apiOf } from '#src/platform/core/api/api.ts';
import { listPosts } from '#src/platform/country/post-queries.ts';
import { BlogScreen } from '#src/screens/country/blog/BlogScreen.tsx';

export const Route = createFileRoute('/(country)/blog/')({
  staticData: { isListed: true, hydrate: 'interaction' },
  loader: ({ context }) => listPosts(apiOf(context)),
  head: () => ({
    meta: [{ title: m.blog_page_title() }, { name: 'description', content: m.blog_page_description() }],
  }),
  component: Blog,
});

function Blog() {
  return <BlogScreen posts={Route.useLoaderData()} />;
}
