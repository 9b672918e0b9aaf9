import { expect, test } from 'vitest';
import { atomFeed } from '#server/posts/feed.ts';
import { storedPost } from '#server/posts/testing/posts.ts';

const posts = [
  storedPost('old', 'Old & gold', { summary: 'A < B', written: '2026-11-01' }),
  storedPost('changed', 'Changed', { written: '2026-10-01', changed: '2026-11-20' }),
].map(({ summary }) => summary);

test('what changed last comes first, under the address of its page', () => {
  const feed = atomFeed('https://safar.example', posts);
  expect([...feed.matchAll(/<entry><id>([^<]*)</g)].map(([, id]) => id)).toEqual([
    'https://safar.example/blog/changed',
    'https://safar.example/blog/old',
  ]);
  expect(feed).toContain('<updated>2026-11-20T00:00:00Z</updated><entry>');
});

test('titles are text, whatever is in them', () => {
  const feed = atomFeed('https://safar.example', posts);
  expect(feed).toContain('<title>Old &amp; gold</title>');
  expect(feed).toContain('<summary>A &lt; B</summary>');
});

test('without pages it is a feed all the same', () => {
  expect(atomFeed('https://safar.example', [])).toContain('<updated>1970-01-01T00:00:00Z</updated></feed>');
});
