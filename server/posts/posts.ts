import type { Post, PostSummary, StoredPost } from '#server/posts/post.ts';
import { posts } from '#server/posts/posts.gen.ts';
import { createPostSearch } from '#server/posts/search-posts.ts';

const NEXT = 3;
const bySlug = new Map(posts.map((post) => [post.summary.slug, post]));
const summaries: readonly PostSummary[] = posts.map(({ summary }) => summary);

/** Every page of the blog, theme by theme. */
export const postSummaries = (): PostSummary[] => [...summaries];

/** The pages that name this place among theirs. */
export const postsAbout = (place: string): PostSummary[] =>
  posts.filter(({ places }) => places.some(({ slug }) => slug === place)).map(({ summary }) => summary);

export const searchAllPosts = createPostSearch(posts);

/** A page with what to read next; undefined for a slug that none has. */
export function postOf(slug: string): Post | undefined {
  const stored = bySlug.get(slug);
  return stored && { ...shown(stored), next: nextOf(stored.summary) };
}

const shown = ({ words: _words, text: _text, ...post }: StoredPost) => post;

/** Those that follow it in its theme, from the first again after the last. */
function nextOf({ slug, theme }: PostSummary): PostSummary[] {
  const same = summaries.filter((post) => post.theme === theme);
  const at = same.findIndex((post) => post.slug === slug);
  return [...same.slice(at + 1), ...same.slice(0, at)].slice(0, NEXT);
}
