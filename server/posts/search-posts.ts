import MiniSearch from 'minisearch';
import { fold } from '#domain/place-search.ts';
import { latinDigits } from '#domain/time.ts';
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
 * for, then the summary, then the text. All words have to be there; if no page has all of them, any of them will do.
 */
export function createPostSearch(posts: readonly StoredPost[]): (q: string) => PostSummary[] {
  const index = new MiniSearch({
    idField: 'slug',
    fields: ['title', 'words', 'summary', 'text'],
    tokenize: words,
    processTerm: (term) => fold(latinDigits(term)) || null,
    searchOptions: {
      tokenize: wordsAsked,
      boost: { title: 6, words: 4, summary: 2 },
      prefix: (term) => term.length > 1,
      fuzzy: (term) => (term.length >= TYPO_FROM ? 0.2 : false),
    },
  });
  index.addAll(
    posts.map(({ summary: { slug, title, summary }, words, text }) => ({ slug, title, summary, words, text })),
  );
  const bySlug = new Map(posts.map(({ summary }) => [summary.slug, summary]));
  return (q) => {
    const all = index.search(q, { combineWith: 'AND' });
    const found = all.length > 0 ? all : index.search(q, { combineWith: 'OR' });
    return found.slice(0, MOST).flatMap(({ id }) => bySlug.get(id) ?? []);
  };
}
