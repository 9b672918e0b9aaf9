import type { Post, PostSummary, StoredPost } from '#server/posts/post.ts';
import { posts } from '#server/posts/posts.gen.ts';
import { createPostSearch } from '#server/posts/search-posts.ts';

const NEXT = 3;
const bySlug = new Map(posts.map((post) => [post.summary.slug, post]));
const summaries: readonly PostSummary[] = posts.map(({ summary }) => summary);

export const postSummaries = (): PostSummary[] => [...summaries];

export const postsAbout = (place: string): PostSummary[] =>
  posts.filter(({ places }) => places.some(({ slug }) => slug === place)).map(({ summary }) => summary);

export const searchAllPosts = createPostSearch(posts);

/** A post with its next ones; undefined for an unknown slug. */
export function postOf(slug: string): Post | undefined {
  const stored = bySlug.get(slug);
  return stored && { ...shown(stored), next: nextOf(stored.summary) };
}

const shown = ({ words: _words, text: _text, ...post }: StoredPost) => post;

/** The following posts of its theme, cyclic. */
function nextOf({ slug, theme }: PostSummary): PostSummary[] {
  const same = summaries.filter((post) => post.theme === theme);
  const at = same.findIndex((post) => post.slug === slug);
  return [...same.slice(at + 1), ...same.slice(0, at)].slice(0, NEXT);
}
