import { expect, test } from '../../support/test.ts';

/** All public URLs named by the customer, with the first heading of the page. */
const PAGES: readonly (readonly [path: string, heading: RegExp])[] = [
  ['/', /./],
  ['/about', /^About Safar$/],
  ['/blog', /./],
  ['/blog/search', /./],
  ['/blog/money-and-cards', /^Money/],
  ['/confirm-email', /./],
  ['/contact', /^Write to us$/],
  ['/destinations', /./],
  ['/flight-rules', /rules/i],
  ['/forget-password', /password/i],
  ['/geeevmap', /^Map of Iran$/],
  ['/hotel', /./],
  ['/hotel/isfahan', /./],
  ['/hotel/search/results?destination=city/isfahan/Isfahan', /./],
  ['/hotel-rules', /rules/i],
  ['/insurance-rules', /rules/i],
  ['/iran-flight', /./],
  ['/flights/THR-SYZ', /./],
  ['/iran-travel-insurance', /insurance/i],
  ['/iran-tours', /tours/i],
  ['/iran-tours/search', /tours/i],
  ['/iran-tours/classic-iran-8-days', /Classic Iran/],
  ['/iran-transportation', /transfers/i],
  ['/transportation-rules', /rules/i],
  ['/iran-visa', /visa/i],
  ['/iran-visa/request', /visa request/i],
  ['/login', /log in/i],
  ['/privacy', /./],
  ['/reset-password', /code/i],
  ['/secure-password', /password/i],
  ['/signup', /./],
  ['/iran-travel-card', /card/i],
  ['/iran-travel-card-rules', /rules/i],
  ['/terms', /terms/i],
  ['/visa-rules', /rules/i],
  ['/isfahan', /Isfahan/],
];

/** For signed-in users; others are asked to log in. */
const OWN = ['/profile', '/profile/account', '/profile/orders', '/profile/passengers', '/profile/transactions'];

const NO_ORDER = '00000000-0000-4000-8000-000000000000';

const LOST = `/find-booking?order=${NO_ORDER}&lost=true`;

/** Steps of an order: without an own order the booking search shows, with a message when the named order is unknown. */
const OF_AN_ORDER = [
  ['/flights/issue', '/find-booking'],
  [`/flights/issue/${NO_ORDER}`, LOST],
  ['/hotel/reserve/passengers', '/find-booking'],
  ['/hotel/reserve/confirm', '/find-booking'],
  ['/hotel/issue', '/find-booking'],
  [`/hotel/issue/${NO_ORDER}`, LOST],
  ['/iran-tours/issue', '/find-booking'],
  [`/iran-tours/issue/${NO_ORDER}`, LOST],
  ['/iran-transportation/issue', '/find-booking'],
  [`/iran-transportation/issue/${NO_ORDER}`, LOST],
  [`/iran-transportation?step=confirm&order=${NO_ORDER}`, `${LOST}&unpaid=transport`],
  ['/iran-travel-card/issue', '/find-booking'],
  [`/iran-travel-card/issue/${NO_ORDER}`, LOST],
  [`/iran-travel-card?step=confirm&order=${NO_ORDER}`, `${LOST}&unpaid=card`],
  ['/iran-travel-insurance/issue', '/find-booking'],
  [`/iran-travel-insurance/issue/${NO_ORDER}`, LOST],
  [`/iran-travel-insurance?step=confirm&order=${NO_ORDER}`, `${LOST}&unpaid=insurance`],
  [`/iran-visa/confirm/${NO_ORDER}`, `${LOST}&unpaid=visa`],
  ['/iran-visa/issue', '/find-booking'],
  [`/iran-visa/issue/${NO_ORDER}`, LOST],
] as const;

for (const [path, heading] of PAGES) {
  test(`${path} answers with a title and its heading in the served HTML`, async ({ request }) => {
    const answer = await request.get(path);
    const html = await answer.text();
    expect(answer.status()).toBe(200);
    expect(/<title>([^<]+)<\/title>/.exec(html)?.[1]?.trim()).toMatch(/^.{6,}$/);
    const words = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replaceAll(/<[^>]+>/g, '') ?? '';
    expect(words).toMatch(heading);
  });
}

test('what stands behind no such address is no page', async ({ request }) => {
  for (const path of [
    '/iran-travel-card/gold',
    '/insurance-rules/1',
    '/iran-tours/isfahan-in-three-days',
    '/isfahan/issue',
  ]) {
    expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
  }
});

test('what is one’s own asks to log in', async ({ request }) => {
  for (const path of OWN) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([path, answer.status(), answer.headers().location?.split('?')[0]]).toEqual([path, 302, '/login']);
  }
});

for (const [path, found] of OF_AN_ORDER) {
  test(`${path} without an order of one’s own leads to the booking’s finder, with its title and heading`, async ({
    request,
  }) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([302, found]);
    const finder = await request.get(path);
    const html = await finder.text();
    expect(finder.status()).toBe(200);
    expect(/<title>([^<]+)<\/title>/.exec(html)?.[1]).toMatch(/booking/i);
    expect(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]).toMatch(/booking/i);
  });
}
