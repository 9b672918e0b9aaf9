import { expect, test } from 'vitest';
import { isSignInPage, isWithin, pathTo } from '#domain/core/page-paths.ts';
import { productPaths } from '#domain/core/product-paths.gen.ts';
import type { PathExamples } from '#domain/core/testing/path-examples.ts';
import { createApp } from '#src/app/createApp.tsx';
import { routeTree } from '#src/app/routeTree.gen.ts';

const ID = '5f0c2f5e-6a1b-4a55-9d2c-0e6f4b7a9c31';

/** Every URL that shared pages write, and the route that answers it. */
const URLS: PathExamples<Omit<typeof pathTo, keyof typeof productPaths>> = {
  home: [[pathTo.home(), '/']],
  conversation: [[pathTo.conversation(ID), '/contact/{-$conversationId}']],
  staff: [[pathTo.staff(), '/staff/{-$area}/{-$id}']],
  staffMessages: [
    [pathTo.staffMessages(), '/staff/{-$area}/{-$id}'],
    [pathTo.staffMessages({ state: 'waits', cursor: `waits.1.${ID}` }), '/staff/{-$area}/{-$id}'],
  ],
  staffMessage: [[pathTo.staffMessage(ID), '/staff/{-$area}/{-$id}']],
  findBooking: [
    [pathTo.findBooking(), '/find-booking'],
    [pathTo.findBooking({ reference: 'SFR-7K2M-9Q' }), '/find-booking'],
  ],
  foundOrder: [[pathTo.foundOrder(ID), '/find-booking/$orderId']],
  login: [
    [pathTo.login(), '/login'],
    [pathTo.login({ again: true, redirect: pathTo.orders({ state: 'past' }) }), '/login'],
  ],
  signUp: [
    [pathTo.signUp(), '/signup'],
    [pathTo.signUp({ email: 'anna+1@demo.example', discountCodes: '12,34' }), '/signup'],
  ],
  forgetPassword: [[pathTo.forgetPassword(), '/forget-password']],
  resetPassword: [
    [pathTo.resetPassword(), '/reset-password'],
    [pathTo.resetPassword({ token: 'once' }), '/reset-password'],
  ],
  securePassword: [[pathTo.securePassword(), '/secure-password']],
  confirmEmail: [[pathTo.confirmEmail({ token: 'once' }), '/confirm-email']],
  destinations: [
    [pathTo.destinations(), '/destinations'],
    [pathTo.destinations({ month: 12, tag: 'beach' }), '/destinations'],
  ],
  place: [[pathTo.place('isfahan'), '/$place/{-$part}']],
  trip: [[pathTo.trip(), '/trip']],
  tripCards: [
    [pathTo.tripCards(), '/trip/cards'],
    [pathTo.tripCards({}, 'doctor'), '/trip/cards'],
  ],
  contact: [
    [pathTo.contact(), '/contact/{-$conversationId}'],
    [pathTo.contact({ order: ID, about: 'claim' }), '/contact/{-$conversationId}'],
  ],
  help: [[pathTo.help(), '/help']],
  about: [[pathTo.about(), '/about']],
  countryMap: [
    [pathTo.countryMap(), '/geeevmap'],
    [pathTo.countryMap({ place: 'shiraz' }), '/geeevmap'],
  ],
  profile: [[pathTo.profile(), '/profile/']],
  orders: [[pathTo.orders(), '/profile/orders/']],
  order: [[pathTo.order(ID), '/profile/orders/$orderId']],
  messages: [[pathTo.messages({ pages: 2 }), '/profile/messages/']],
  message: [[pathTo.message(ID), '/profile/messages/$messageId']],
  savedPassengers: [[pathTo.savedPassengers(), '/profile/passengers']],
  transactions: [
    [pathTo.transactions({ topUp: ID }), '/profile/transactions'],
    [pathTo.transactions({}, 'pay-out'), '/profile/transactions'],
  ],
  account: [[pathTo.account(), '/profile/account']],
  blog: [[pathTo.blog(), '/blog/']],
  blogSearch: [
    [pathTo.blogSearch(), '/blog/search'],
    [pathTo.blogSearch({ q: 'رمضان' }), '/blog/search'],
  ],
  post: [[pathTo.post('what-to-wear'), '/blog/$slug']],
  // Links open these in a new tab; the router also has a page there, but the server answers first.
  blogSitemap: [[pathTo.blogSitemap(), '/blog/$slug']],
  blogFeed: [[pathTo.blogFeed(), '/blog/$slug']],
  terms: [[pathTo.terms(), '/terms']],
  privacy: [[pathTo.privacy(), '/privacy']],
  offline: [[pathTo.offline(), '/offline']],
  // The server draws it; the router would take it for a place.
  newsletter: [[pathTo.newsletter(ID), '/$place/{-$part}']],
};
/** The same of each product, from its own room. */
const ofProducts = import.meta.glob<PathExamples<typeof productPaths>>('../../domain/*/testing/paths.ts', {
  import: 'examples',
  eager: true,
});
const pathOf = (url: string) => new URL(url, 'https://safar.example').pathname;
const all = [URLS, ...Object.values(ofProducts)].flatMap((examples) => Object.values(examples).flat());

test('every page of a product has an example in its room', () => {
  const named = Object.values(ofProducts).flatMap((examples) => Object.keys(examples));
  expect(named.toSorted()).toEqual(Object.keys(productPaths).toSorted());
});

const router = createApp({
  routeTree,
  origin: 'https://safar.example',
  fetch: () => Promise.reject(new Error('nobody is asked')),
});

test.each(all)('%s is answered by %s', (url, route) => {
  const [, params, found] = router.getMatchedRoutes(pathOf(url));
  // An unmatched rest of a path means not found.
  expect('**' in params ? null : (found?.fullPath ?? null)).toBe(route);
});

test('every page of the site has its address', () => {
  const pages = Object.values(router.routesById)
    .filter(({ children }) => !children) // layout routes have no URL of their own
    .map(({ fullPath }) => fullPath);
  expect(pages.length).toBeGreaterThan(20);
  expect(new Set(all.map(([, route]) => route))).toEqual(new Set(pages));
});

test('what an address brings along arrives whole; what is not known stays out', () => {
  const read = (url: string) => Object.fromEntries(new URL(url, 'https://safar.example').searchParams.entries());
  expect(read(pathTo.signUp({ email: 'anna+1@demo.example', discountCodes: '12,34', redirectURL: undefined }))).toEqual(
    {
      email: 'anna+1@demo.example',
      discountCodes: '12,34',
    },
  );
  const again = pathTo.login({ again: true, redirect: pathTo.orders({ state: 'past', pages: 2 }) });
  expect(read(again)).toEqual({ again: 'true', redirect: '/profile/orders?state=past&pages=2' });
});

test('a page is within itself and what is above it, and in nothing that only begins alike', () => {
  expect(isWithin(pathTo.order(ID), pathTo.orders())).toBe(true);
  expect(isWithin(pathTo.orders(), pathTo.orders())).toBe(true);
  expect(isWithin('/flights-of-fancy', pathTo.flights())).toBe(false);
  expect(isSignInPage(pathTo.resetPassword())).toBe(true);
  expect(isSignInPage('/loginless')).toBe(false);
});

const sources = import.meta.glob<string>(
  [
    '../**/*.{ts,tsx}',
    '../../server/**/*.ts',
    '!../**/*.test.{ts,tsx}',
    // Not of the site: it weighs its pages.
    '!../**/budgets.ts',
    '!../../server/**/*.test.ts',
    '!../**/*.gen.ts',
    '!../../server/**/*.gen.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
);
const FIRST = [...new Set(all.map(([url]) => pathOf(url).split('/')[1]))].filter(Boolean).join('|');
/** A page's path in quotes, or after an expression in a template. */
const BARE = new RegExp(`["'\`}]/(?:${FIRST})(?=[/?#"'\`$])`);
// Allowed: the router checks its own URLs; `createFileRoute` names the page of a file; an API operation may start like a page.
const TYPED = /\bto(?::| =) .*|createFileRoute\('[^']*'|\b(?:GET|POST|PUT|PATCH|DELETE)(?:\(|', )'[^']*'/g;
const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '');
const bareIn = (text: string) =>
  withoutComments(text)
    .split('\n')
    .map((line) => line.replaceAll(TYPED, ''))
    .filter((line) => BARE.test(line));

test('no page is addressed by bare text', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(300);
  const found = Object.entries(sources).flatMap(([file, text]) =>
    bareIn(text).map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});

test.each([
  'const link = <a href="/flight-rules">rules</a>;',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a line of source.
  'const url = `${publicUrl}/login`;',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a line of source.
  'const page = `/profile/orders/${orderId}`;',
  "if (path.startsWith('/flights/')) return;",
])('bare text would be found: %s', (line) => {
  expect(bareIn(line)).toEqual([line]);
});

/** Excludes links between sign-in pages and the header's test for the current page. */
const BARE_LOGIN = /href=\{pathTo\.login\(\)\}/;
test('a link to log in comes back to where it was pressed', () => {
  const found = Object.entries(sources).filter(([, text]) => BARE_LOGIN.test(text));
  expect(found.map(([file]) => file).filter((file) => !file.startsWith('../screens/accounts/login/'))).toEqual([]);
});
