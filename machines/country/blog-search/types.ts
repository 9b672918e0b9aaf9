import type { Problem } from '#domain/core/problem.ts';

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

/** The query in the URL and the server's result; null: not requested, or no response. */
export type BlogSearchInput = { readonly q: string; readonly posts: readonly FoundPost[] | null };

export type BlogSearchContext = {
  /** As typed. */
  readonly q: string;
  /** The last result; it stays while the next one loads. */
  readonly posts: readonly FoundPost[] | null;
  readonly problem: Problem | null;
};

export type BlogSearchEvent = { type: 'query.change'; q: string } | { type: 'search.retry' };
