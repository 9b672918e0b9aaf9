import type { Problem } from '#domain/core/problem.ts';
import { need } from '#machines/core/need.ts';
import type { BlogSearchSnapshot } from '#machines/country/blog-search/machine.ts';
import type { FoundPost } from '#machines/country/blog-search/types.ts';

export type BlogSearchView =
  | { kind: 'idle'; q: string }
  /** `posts`: the earlier result, null before the first. */
  | { kind: 'searching'; q: string; posts: readonly FoundPost[] | null }
  | { kind: 'found'; q: string; posts: readonly FoundPost[] }
  | { kind: 'failed'; q: string; problem: Problem };

export function blogSearchView(snapshot: BlogSearchSnapshot): BlogSearchView {
  const { q, posts, problem } = snapshot.context;
  if (snapshot.matches('found')) return { kind: 'found', q, posts: need(posts, 'found posts') };
  if (snapshot.matches('failed')) return { kind: 'failed', q, problem: need(problem, 'reason of the failure') };
  return snapshot.matches('idle') ? { kind: 'idle', q } : { kind: 'searching', q, posts };
}
