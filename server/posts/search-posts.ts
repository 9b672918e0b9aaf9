import MiniSearch, { type SearchOptions } from 'minisearch';
import { fold } from '#domain/core/fold.ts';
import { latinDigits } from '#domain/core/time.ts';
import type { PostSummary, StoredPost } from '#server/posts/post.ts';

/** As many as the contract answers with. */
const MOST = 20;
const HALF_SPACE = '\u200c';
/** Between words; a half-space lies within one. */
const BETWEEN = /[^\p{L}\p{M}\p{N}\u200c]+/u;

/** "سیم‌کارت" is written as one word, as two, and with a half-space: all of them find it. */
const words = (text: string): string[] =>
  text
    .split(BETWEEN)
    .flatMap((word) => (word.includes(HALF_SPACE) ? [word, ...word.split(HALF_SPACE)] : [word]))
    .filter((word) => word !== '');
const wordsAsked = (text: string): string[] => words(text.replaceAll(HALF_SPACE, ' '));

/** Below this a typo makes it another word, in letters. */
const TYPO_FROM = 5;

/**
 * The search of the blog: made once, then asked without waiting. The title counts most, then the words that people look
 * for, then the text. All words have to be there; then all of them with a typo; then any of them.
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
    // Looking for typos costs more than all else, so it waits until the words as they are typed find nothing.
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
