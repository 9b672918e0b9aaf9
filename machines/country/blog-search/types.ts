import type { Problem } from '#domain/core/problem.ts';

/** A page of the blog as a list shows it. */
export type FoundPost = {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly theme: 'before' | 'land' | 'road';
  readonly picture: string;
  readonly minutes: number;
  readonly written: string;
  readonly changed: string | null;
};

/** What the address asks, and what the server found for it; null: it was not asked, or did not answer. */
export type BlogSearchInput = { readonly q: string; readonly posts: readonly FoundPost[] | null };

export type BlogSearchContext = {
  /** As it is typed. */
  readonly q: string;
  /** The last answer; it stays while the next one is on its way. */
  readonly posts: readonly FoundPost[] | null;
  readonly problem: Problem | null;
};

export type BlogSearchEvent = { type: 'query.change'; q: string } | { type: 'search.retry' };
