import type { Operation } from '#server/contract.ts';
import { searchAllPosts } from '#server/posts/posts.ts';

/** Pages of the blog for what somebody typed. */
export const searchPosts: Operation<'searchPosts'> = async ({ query }) => ({
  status: 200,
  body: { posts: searchAllPosts(query.q) },
});
