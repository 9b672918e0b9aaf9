import type { Operation } from '#server/contract.ts';
import { postSummaries } from '#server/posts/posts.ts';

/** Every page of the blog. */
export const listPosts: Operation<'listPosts'> = async () => ({ status: 200, body: { posts: postSummaries() } });
