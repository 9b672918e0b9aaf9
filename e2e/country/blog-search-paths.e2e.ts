import type { BlogSearchEvent } from '#machines/country/blog-search/types.ts';
import type { BlogSearchView } from '#machines/country/blog-search/view.ts';
import { AFTER } from '#machines/trace/covering-path.ts';
import { expect, test, visit } from '../support/test.ts';
import { expectWalked, type FlowTable, pathOf, walk } from '../support/walk-path.ts';

const FOUND = 'calendar';
const NOTHING = 'xylophone';

const table: FlowTable<BlogSearchEvent, BlogSearchView> = {
  flow: 'blogSearch',
  events: {
    'query.change': {
      // While it waits for a pause in typing or for the answer, a browser may be slower than the path.
      isOffered: (_, { kind }) => kind !== 'searching',
      act: async (page, { q }, answers) => {
        const word = q.trim() === '' ? q : answers.includes('searchPosts ok') ? FOUND : NOTHING;
        await page.getByRole('searchbox', { name: 'Search the blog' }).fill(word);
      },
    },
    'search.retry': {
      isOffered: (_, { kind }) => kind === 'failed',
      act: (page) => page.getByRole('button', { name: 'Try again' }).click(),
    },
  },
  answers: { 'searchPosts ok': '' },
  waits: [AFTER],
  beyond: { 'searchPosts unavailable': 'no scenario takes this search away; the stories and its test show it' },
  shows: async (page, view) => {
    const pages = page.getByRole('main').getByRole('list').getByRole('heading');
    switch (view.kind) {
      case 'idle':
        return expect(page.getByRole('main').getByRole('status')).toHaveText('Type a word, in English or Persian.');
      case 'found':
        return view.posts.length > 0 ? expect(pages.first()).toBeVisible() : expect(pages).toHaveCount(0);
      case 'searching':
        return; // It may be over already.
      case 'failed':
        throw new Error('No path rests there');
    }
  },
};

test('the search of the blog goes the covering path', async ({ page }) => {
  const path = pathOf(table, { q: '', posts: null });
  await visit(page, '/blog/search');
  await walk(page, table, path);
  await expectWalked(page, ['blogSearch', path]);
});
