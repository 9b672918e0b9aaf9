import type { components } from '#openapi/generated/types.ts';
import { unwrap } from '#src/platform/core/api/api.ts';
import type { Api } from '#src/platform/core/api/api-client.ts';

export type Post = components['schemas']['Post'];
export type PostSummary = components['schemas']['PostSummary'];

export const listPosts = async (api: Api): Promise<PostSummary[]> => (await unwrap(api.GET('/posts', {}))).posts;

export const readPost = (api: Api, slug: string): Promise<Post> =>
  unwrap(api.GET('/posts/{slug}', { params: { path: { slug } } }));

/** Searches posts by text; `signal` aborts an outdated search. */
export const searchPosts = async (api: Api, q: string, signal?: AbortSignal): Promise<PostSummary[]> =>
  (await unwrap(api.GET('/post-search', { params: { query: { q } }, ...(signal ? { signal } : {}) }))).posts;
