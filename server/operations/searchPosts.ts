import type { Operation } from '#server/contract.ts';
import { searchAllPosts } from '#server/posts/posts.ts';

export const searchPosts: Operation<'searchPosts'> = async ({ query }) => ({
  status: 200,
  body: { posts: searchAllPosts(query.q) },
});
