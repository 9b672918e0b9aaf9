import { createFileRoute } from '@tanstack/react-router';
import { readingHeaders } from '#src/platform/core/offline/reading.ts';
import { loadPost } from '#src/routes/-support/country/load-post.ts';
import { PostScreen } from '#src/screens/country/blog/PostScreen.tsx';

export const Route = createFileRoute('/(country)/blog/$slug')({
  staticData: { hydrate: 'interaction' },
  loader: ({ context, params }) => loadPost(context, params.slug),
  headers: readingHeaders,
  head: ({ loaderData }) => ({
    meta: [
      { title: loaderData?.title ?? '' },
      { name: 'description', content: loaderData?.post.summary.summary ?? '' },
    ],
  }),
  component: Post,
});

function Post() {
  return <PostScreen post={Route.useLoaderData().post} />;
}
