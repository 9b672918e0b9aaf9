import { createPostSearch } from '../server/posts/search-posts.ts';
import { manyPosts } from '../server/posts/testing/posts.ts';
import type { Figure } from './goals.ts';

const POSTS = 2000;
const ROUNDS = 40;
const QUERIES = [
  'train',
  'tr',
  'taxi driver money',
  'قطار',
  'قطار۱۲',
  'moskue',
  'elephant',
  'hotel passport phone card road',
];

/** The blog search in memory, without HTTP: 2,000 posts of 300 words. */
export async function benchPosts(_: string, print: (figure: Figure) => void): Promise<void> {
  const start = performance.now();
  const search = createPostSearch(manyPosts(POSTS));
  const made = performance.now() - start;
  for (const q of QUERIES) search(q);
  const times = Array.from({ length: ROUNDS }, () => QUERIES)
    .flat()
    .map((q) => {
      const asked = performance.now();
      search(q);
      return performance.now() - asked;
    });
  print({
    name: 'search of the blog',
    command: `${POSTS} pages, ${times.length} questions in English and Persian, some with a typo or half a word`,
    figures: `index made in ${Math.round(made)} ms`,
    goals: [{ what: 'p99', value: Number(slowest(times).toFixed(1)), unit: 'ms', most: 30 }],
  });
}

/** 99th percentile, in ms. */
const slowest = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
