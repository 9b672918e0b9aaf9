import type { FoundPost } from '#machines/country/blog-search/types.ts';
import type { BlogSearchView } from '#machines/country/blog-search/view.ts';

const post = (slug: string, title: string, summary: string, more: Partial<FoundPost> = {}): FoundPost => ({
  slug,
  title,
  summary,
  theme: 'before',
  picture: 'isfahan',
  minutes: 4,
  written: '2026-11-23',
  changed: null,
  ...more,
});

/** Blog posts by topic; they need not exist. */
export const foundPosts = {
  dates: post('reading-a-date', 'Reading a date', 'Two calendars, and a week that ends on Friday.'),
  trains: post('trains', 'Trains: classes, passports, compartments', 'Four berths or six, and when sales open.', {
    theme: 'road',
    picture: 'qazvin',
    changed: '2026-12-01',
  }),
  taxis: post('taxis', 'Taxis: shared, private, by app', 'What to agree before the door closes.', {
    theme: 'land',
    picture: 'tehran',
  }),
  long: post(
    'long',
    'Travelling with Kinderkrankenversicherungskartenhülle, grandmother and three suitcases in one shared taxi',
    'A summary that is as long as one may be, with words like Donaudampfschifffahrtsgesellschaft, which no line breaks by itself, up to its very end, here.',
    { picture: 'bandar-abbas', minutes: 14 },
  ),
} satisfies Record<string, FoundPost>;

export const blogSearchViews = {
  idle: { kind: 'idle', q: '' },
  searchingFirst: { kind: 'searching', q: 'calendar', posts: null },
  searchingMore: { kind: 'searching', q: 'train tick', posts: [foundPosts.trains] },
  found: { kind: 'found', q: 'taxi', posts: [foundPosts.taxis, foundPosts.dates, foundPosts.trains] },
  foundPersian: { kind: 'found', q: 'قطار', posts: [foundPosts.trains] },
  foundLong: { kind: 'found', q: 'Kinderkrankenversicherungskartenhülle'.repeat(2), posts: [foundPosts.long] },
  nothing: { kind: 'found', q: 'زرافه', posts: [] },
  failed: { kind: 'failed', q: 'taxi', problem: { code: 'unavailable', message: 'The server did not answer.' } },
} satisfies Record<string, BlogSearchView>;
