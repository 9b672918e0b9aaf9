import type { Operation } from '#server/contract.ts';
import { postSummaries, postsAbout } from '#server/posts/posts.ts';

export const listPosts: Operation<'listPosts'> = async ({ query }) => ({
  status: 200,
  body: { posts: query.place === undefined ? postSummaries() : postsAbout(query.place) },
});
