import MiniSearch, { type SearchOptions } from 'minisearch';
import { fold } from '#domain/core/fold.ts';
import { latinDigits } from '#domain/core/time.ts';
import type { PostSummary, StoredPost } from '#server/posts/post.ts';

/** Maximum number of results in the contract. */
const MOST = 20;
const HALF_SPACE = '\u200c';
/** Separates words; a zero-width non-joiner is part of a word. */
const BETWEEN = /[^\p{L}\p{M}\p{N}\u200c]+/u;

/** "سیم‌کارت" is written as one word, as two, and with a zero-width non-joiner: all forms must match. */
const words = (text: string): string[] =>
  text
    .split(BETWEEN)
    .flatMap((word) => (word.includes(HALF_SPACE) ? [word, ...word.split(HALF_SPACE)] : [word]))
    .filter((word) => word !== '');
const wordsAsked = (text: string): string[] => words(text.replaceAll(HALF_SPACE, ' '));

/** In letters. In a shorter word a typo makes another word. */
const TYPO_FROM = 5;

/**
 * Search index of the blog; searches are synchronous. The title counts most, then the search words, then the text.
 * First all words must match, then all with typos, then any.
 */
export function createPostSearch(posts: readonly StoredPost[]): (q: string) => PostSummary[] {
  const index = new MiniSearch({
    idField: 'slug',
    fields: ['title', 'words', 'text'],
    tokenize: words,
    processTerm: (term) => fold(latinDigits(term)) || null,
    searchOptions: {
      tokenize: wordsAsked,
      boost: { title: 6, words: 4 },
      prefix: (term) => term.length > 1,
    },
  });
  index.addAll(posts.map(({ summary: { slug, title }, words, text }) => ({ slug, title, words, text })));
  const bySlug = new Map(posts.map(({ summary }) => [summary.slug, summary]));
  return (q) => {
    // Typos cost more than all else, so they are tried only when the exact words match nothing.
    for (const how of WAYS) {
      const found = index.search(q, how);
      if (found.length > 0) return found.slice(0, MOST).flatMap(({ id }) => bySlug.get(id) ?? []);
    }
    return [];
  };
}

const typos: SearchOptions = { fuzzy: (term) => (term.length >= TYPO_FROM ? 0.2 : false) };
const WAYS: readonly SearchOptions[] = [
  { combineWith: 'AND' },
  { combineWith: 'AND', ...typos },
  { combineWith: 'OR', ...typos },
];
