import type { StoredPost } from '#server/posts/post.ts';

export const storedPost = (
  slug: string,
  title: string,
  { summary = '', words = '', text = '', written = '2026-11-23', changed = null as string | null } = {},
): StoredPost => ({
  summary: { slug, title, summary, theme: 'before', picture: `post-taxi-${slug}`, minutes: 1, written, changed },
  short: [],
  blocks: [],
  sources: [],
  changes: [],
  places: [],
  product: 'none',
  phrases: [],
  words,
  text: [title, summary, text].join('\n'),
});

const WORDS =
  'train ticket seat berth money toman rial taxi driver market garden desert mosque visa hotel passport phone card road bridge tea bread carpet mountain island winter summer museum bus ferry'.split(
    ' ',
  );

/** `count` posts, the same in each run; each contains about a third of the words. */
export const manyPosts = (count: number): StoredPost[] =>
  Array.from({ length: count }, (_, n) => {
    const word = (k: number) => `${WORDS[(n + (k % 10) * 3) % WORDS.length]}${k % 9 === 0 ? n % 97 : ''}`;
    const text = Array.from({ length: 300 }, (_, k) => word(k)).join(' ');
    return storedPost(`page-${n}`, `${word(1)} ${word(2)} ${n}`, { text, words: `${word(3)} قطار${n % 50}` });
  });
