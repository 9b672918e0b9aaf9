import { describe, expect, test } from 'vitest';
import { placeOf } from '../../domain/country/places.ts';
import { createApp } from '../../src/app/createApp.tsx';
import { routeTree } from '../../src/app/routeTree.gen.ts';
import type { Block, Run } from './blocks.ts';
import { readPosts, textOf } from './read-posts.ts';
import { hardestOf, readingGrade } from './reading-grade.ts';

const HARDEST_GRADE = 9;
const posts = readPosts();
const slugs = new Set(posts.map(({ summary }) => summary.slug));

const router = createApp({
  routeTree,
  origin: 'https://safar.example',
  fetch: () => Promise.reject(new Error('nobody is asked')),
});

function isPage(href: string): boolean {
  const { pathname } = new URL(href, 'https://safar.example');
  const [, , found] = router.getMatchedRoutes(pathname);
  if (found?.fullPath === '/blog/$slug') return slugs.has(pathname.slice('/blog/'.length));
  if (found?.fullPath === '/$place/{-$part}') return placeOf(pathname.slice(1)) !== undefined;
  return found !== undefined;
}

const linesOf = (block: Block): readonly (readonly Run[])[] => {
  switch (block.kind) {
    case 'paragraph':
      return [block.line];
    case 'heading':
      return [];
    case 'list':
      return block.items;
    case 'note':
      return block.lines;
    case 'table':
      return [block.head, ...block.rows].flat();
  }
};
/** Text that is read as sentences: table columns and cells are not. */
const proseOf = (blocks: readonly Block[]) =>
  blocks
    .filter(({ kind }) => kind !== 'table')
    .flatMap(linesOf)
    .map(textOf)
    .join('\n');

test('posts are read from their files', () => {
  expect(posts.length).toBeGreaterThan(0);
});

describe.each(posts.map((post) => [post.summary.slug, post] as const))(
  '%s',
  (_, { short, blocks, sources, summary }) => {
    const lines = [...short, ...blocks.flatMap(linesOf)];
    const runs = lines.flat();

    test('each link leads to a page that is there', () => {
      const links = runs.flatMap(({ href }) => (href?.startsWith('/') ? [href] : []));
      expect(links.filter((href) => !isPage(href))).toEqual([]);
    });

    test('each source stands for something in the text', () => {
      const used = new Set(runs.flatMap(({ source }) => source ?? []));
      expect(sources.map(({ about }, index) => (used.has(index + 1) ? '' : about)).filter(Boolean)).toEqual([]);
    });

    test('what is unsure is said in a part of its own', () => {
      const isUnsure = sources.some(({ verdict }) => verdict === 'unsure');
      const says = blocks.some((block) => block.kind === 'heading' && block.text === 'Where we are not sure');
      expect(says || !isUnsure).toBe(true);
    });

    test('it can be read by who does not read much English', () => {
      const text = [summary.summary, ...short.map(textOf), proseOf(blocks)].join('\n');
      expect(readingGrade(text) > HARDEST_GRADE ? hardestOf(text) : []).toEqual([]);
    });
  },
);

test('a link to nowhere is found', () => {
  expect(['/flights', '/blog', '/blog/search', '/isfahan'].filter((href) => !isPage(href))).toEqual([]);
  expect(['/nowhere', '/blog/nowhere'].filter(isPage)).toEqual([]);
});
