import { RESTORED } from '#src/platform/hotels/hotel-url.ts';
import { siteOrigin } from '../support/account.ts';
import { GOOD_CARD, payByCard, toBank, toReview } from '../support/booking.ts';
import { stayAhead } from '../support/days.ts';
import {
  chooseRates,
  fillGuest,
  fillGuests,
  type HotelGuest,
  holdRooms,
  ISFAHAN,
  KELLERS,
  seeHotel,
  seeHotels,
  seeVoucher,
} from '../support/hotels.ts';
import { expect, expectAccessible, test, visit } from '../support/test.ts';

test.use({ savesData: false });

const heading = (page: Parameters<typeof visit>[0]) => page.getByRole('heading', { level: 1 });
const FAMILY = '[{"adults":[30,30],"children":[3]},{"adults":[30],"children":[13]}]';

test('a family of five: from a mistyped city over two rooms to the voucher; Back keeps rooms and words', async ({
  page,
}) => {
  await visit(page, '/hotel');
  const form = page.getByRole('form', { name: 'Search hotels' });
  await form.getByRole('combobox', { name: 'Where' }).fill('Isfahn');
  await page
    .getByRole('option', { name: /^City Isfahan/ })
    .first()
    .click();
  await form.getByRole('textbox', { name: 'Arrive' }).fill(stayAhead(90, 1).departing);
  await page.keyboard.press('Tab');
  await expect(form.locator('[name="returning"]')).toHaveValue(stayAhead(90, 3).returning); // keeps its number of nights
  await form.getByRole('textbox', { name: 'Leave' }).fill(stayAhead(90, 2).returning);
  await page.keyboard.press('Tab');
  await expect(form.locator('[name="returning"]')).toHaveValue(stayAhead(90, 2).returning);
  await form.getByRole('button', { name: /Rooms and guests/ }).click();
  const rooms = page.getByRole('dialog', { name: 'Rooms and guests' });
  await rooms.getByRole('button', { name: 'One more: Children in room 1' }).click();
  await rooms.getByRole('combobox', { name: 'Age of child 1 in room 1' }).selectOption('3');
  await rooms.getByRole('button', { name: 'Add a room' }).click();
  await rooms.getByRole('button', { name: 'One more: Children in room 2' }).click();
  await rooms.getByRole('combobox', { name: 'Age of child 1 in room 2' }).selectOption('13');
  await rooms.getByRole('button', { name: 'Done' }).click();
  await form.getByRole('button', { name: 'Search hotels' }).click();

  await expect(heading(page)).toContainText('Isfahan');
  await expect(page.locator('ol article').first()).toBeVisible();
  const asked = new URL(page.url()).searchParams.get('rooms') ?? '';
  expect(JSON.parse(asked).map(({ children }: { children: number[] }) => children)).toEqual([[3], [13]]);
  await page.getByRole('link', { name: 'Abbasi Hotel', exact: true }).first().click();
  await expect(page.getByRole('table')).toHaveCount(2);
  await holdRooms(page, '.*, Breakfast', 2);

  const max: HotelGuest = { title: 'MR', given: 'Max', family: 'Keller', age: 12 };
  const guests: readonly HotelGuest[] = [
    ...KELLERS,
    { title: 'MS', given: 'Mia', family: 'Keller', age: 3 },
    { title: 'MS', given: 'Helga', family: 'Keller', age: 64 },
    max,
  ];
  await fillGuests(page, guests);
  await page.getByRole('button', { name: 'Continue to review' }).click();
  // Over 12 is an adult; the search was for a 13-year-old.
  const age = page.locator('[id="passengers.4.age"]');
  await expect(age).toHaveAttribute('aria-invalid', 'true');
  await fillGuest(page, 4, { ...max, age: 13 });
  await toReview(page);
  const total = await page.getByRole('button', { name: /^Pay / }).first().innerText();

  await page.goBack();
  await expect(heading(page)).toHaveText('Who is staying?');
  await expect(page.locator('[id="passengers.3.firstName"]')).toHaveValue('Helga');
  await expect(page.getByText(/Rooms held for/).first()).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('button', { name: /^Pay / }).first()).toHaveText(total);

  await toBank(page);
  await payByCard(page, GOOD_CARD);
  const orderReference = await seeVoucher(page);
  await expect(page.getByText(/^SIM ABB \d{8}/).first()).toBeVisible();
  for (const { given } of guests) await expect(page.getByText(`${given} Keller`).first()).toBeVisible();
  await expectAccessible(page);
  const answer = await page.request.post('/api/hotel/general/info', {
    headers: { origin: siteOrigin() },
    data: { orderReference },
  });
  const { order, hotel } = (await answer.json()).result;
  expect([hotel.name.en, order.detail.passengers.map((one: { age: number }) => one.age)]).toEqual([
    'Abbasi Hotel',
    [38, 40, 3, 64, 13],
  ]);
});

test('rooms of an address that nobody can read are two adults, and a note says so', async ({ page }) => {
  const nights = String(new URLSearchParams(stayAhead(94, 2)));
  const listWith = (rooms: string) =>
    `/hotel/search/results?destination=city/isfahan/Isfahan&${nights}&rooms=${encodeURIComponent(rooms)}`;
  const hostile = [
    '[{',
    'null',
    '[]',
    '[{"adults":[30],"children":[-1]}]',
    '[{"adults":"30","children":{"length":9}}]',
    '{"__proto__":{"adults":[30]}}',
    '[{"adults":[30],"children":["<img src=x onerror=alert(1)>"]}]',
    `[${'{"adults":[30],"children":[]},'.repeat(60)}{"adults":[30],"children":[]}]`,
    '['.repeat(1200),
    JSON.stringify(Array.from({ length: 10 }, () => ({ adults: [30], children: [] }))),
  ];
  for (const rooms of hostile) {
    const html = await (await page.request.get(listWith(rooms))).text();
    expect(html, rooms.slice(0, 60)).toContain('The rooms in this address could not be read');
    expect(html).not.toContain('<img src=x');
  }
  await visit(page, listWith(hostile[6] ?? ''));
  await expect(page.getByText(/could not be read/)).toBeVisible();
  await expect(page.locator('ol article').first()).toBeVisible();
});

test('a place of more letters than any name is the form, which says so', async ({ page }) => {
  const nights = String(new URLSearchParams(stayAhead(94, 2)));
  const listOf = (letters: number, more = '') =>
    `/hotel/search/results?destination=${'x'.repeat(letters)}&${nights}${more}`;
  for (const letters of [100, 101, 120, 4000]) {
    const answer = await page.request.get(listOf(letters, '&adults=2&count=1')); // like the form without scripts
    expect([answer.status(), await answer.text()]).toEqual([
      200,
      expect.stringContaining('Choose a place from the list.'),
    ]);
  }
  await visit(page, listOf(101));
  await expect(page.getByText('Choose a place from the list.', { exact: true })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Where' })).toHaveValue('x'.repeat(101));
});

test('Back twice at once from the guests shows the list with the rooms held, and says nothing', async ({ page }) => {
  await seeHotels(page, { ...stayAhead(83, 2) });
  await page.getByRole('link', { name: 'Abbasi Hotel', exact: true }).first().click();
  await expect(page.getByRole('table')).toHaveCount(1);
  await holdRooms(page);
  await page.evaluate(() => {
    history.back();
    history.back();
  });
  await expect(page.locator('ol article').first()).toBeVisible();
  await expect(page).toHaveURL(/\/hotel\/search\/results\?.*order=/);
  await expect(page.getByRole('button', { name: 'Give the rooms back' })).toBeVisible();
  await expect(page.getByText('Your booking has moved on')).toHaveCount(0);
});

test('a deep link with every restored parameter tampered: what shows is ours, and so is what is paid', async ({
  page,
}) => {
  const stay = { ...stayAhead(97, 2), rooms: FAMILY };
  await seeHotel(page, 'isfahan/abbasi-hotel', stay);
  const rates = page.getByRole('table').getByRole('button', { name: /^Choose / });
  const honest = await rates.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  const before = await page.evaluate(() => history.length);
  const tampered = {
    passengers: '{"rooms":[{"adults":[30,30],"children":[]}],"phoneNumber":"<script>alert(1)</script>"}',
    roomId: 'nowhere',
    hotelId: 'another-hotel',
    sessionId: "' or 1=1 --",
    hotelOrderId: '5f0c2f5e-6a1b-4a55-9d2c-0e6f4b7a9c31',
    customerOrderId: '5f0c2f5e-6a1b-4a55-9d2c-0e6f4b7a9c32',
    customerOrderPrice: '1',
    customerOrderMarkup: '-100000',
    mainMarkup: '-100000',
    countryCode: 'XX',
  };
  await visit(page, `/hotel/isfahan/abbasi-hotel?${new URLSearchParams({ ...stay, ...tampered })}`);
  await expect(page.getByRole('table')).toHaveCount(2);
  await expect
    .poll(() => [...new URL(page.url()).searchParams.keys()].sort())
    .toEqual(['departing', 'returning', 'rooms']);
  expect(await rates.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))).toEqual(honest);
  // Replaced, so Back only leads to the page before.
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  await chooseRates(page, '', 2);
  const held = page.waitForResponse((answer) => answer.url().endsWith('/api/hotels/holds'));
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  const { total } = await (await held).json();
  expect(total.amount).toBeGreaterThan(10_000);
});

test('what old links brought leaves the address of each page of hotels, also where nobody can read it', async ({
  page,
}) => {
  const stay = new URLSearchParams(stayAhead(97, 2)).toString();
  // None of these values is valid; the first one has names of people.
  const unread = new URLSearchParams(RESTORED.map((name) => [name, name === 'passengers' ? 'Mara Keller' : '<b>']));
  const price = new URLSearchParams({
    customerOrderPrice: '30000',
    mainMarkup: '5',
    sessionId: 'a',
    countryCode: 'IR',
  });
  for (const path of [
    ...['/hotel?', '/hotel/isfahan?', '/hotel/isfahan/abbasi-hotel?', `/hotel/isfahan/abbasi-hotel?${stay}&`],
    `/hotel/search/results?destination=${ISFAHAN}&${stay}&`,
  ]) {
    for (const brought of [unread, price]) {
      await visit(page, path + brought);
      await expect
        .poll(() => [...new URL(page.url()).searchParams.keys()].filter((name) => [...brought.keys()].includes(name)))
        .toEqual([]);
    }
  }
});

test('one of two rooms is sold meanwhile: the other stays chosen, and the next choice is held', async ({ page }) => {
  await seeHotel(page, 'isfahan/piroozy-hotel', { ...stayAhead(100, 2), rooms: FAMILY });
  await chooseRates(page, '', 1);
  const second = page.getByRole('table').nth(1);
  await second
    .locator('tbody')
    .last()
    .getByRole('button', { name: /^Choose / })
    .first()
    .click();
  await page.request.post('/__scenario?name=soldOut');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Choose another rate for room 2.');
  await expect(page.getByRole('table').first().getByRole('button', { pressed: true })).toBeVisible();
  await expect(second.getByRole('button', { pressed: true })).toHaveCount(0);
  await page.request.post('/__scenario?name=');
  await second
    .getByRole('button', { name: /^Choose / })
    .first()
    .click();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(heading(page)).toHaveText('Who is staying?');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the search is a form, the list is in the page, and so is the table of rooms', async ({ page }) => {
    await page.goto('/hotel');
    await page.getByLabel('Where').fill('Shiraz');
    await page.getByLabel('Arrive').fill(stayAhead(103, 2).departing);
    await page.getByLabel('Leave').fill(stayAhead(103, 2).returning);
    await page.getByLabel('Child ages').fill('3, 13');
    await page.locator('form[action="/hotel/search/results"] button').last().click();
    await expect(heading(page)).toContainText('Shiraz');
    await page.getByRole('link', { name: 'Free cancellation' }).first().click();
    await expect(page).toHaveURL(/back=free/);
    await page.locator('ol article a').first().click();
    await expect(page.getByRole('table').first()).toContainText('Free until');
  });

  test('over Nowruz a stay has a minimum, and the nearest nights are a link', async ({ page }) => {
    const nights = (departing: string, returning: string) => `departing=${departing}&returning=${returning}`;
    await page.goto(`/hotel/isfahan/abbasi-hotel?${nights('2027-03-21', '2027-03-22')}`);
    await expect(page.getByText('at least 3 nights')).toBeVisible();
    await page.goto(`/hotel/search/results?destination=city/isfahan/Isfahan&${nights('2027-03-21', '2027-03-23')}`);
    await expect(page.getByText(/at least 3 nights/).first()).toBeVisible();
    await page.goto(`/hotel/isfahan/abbasi-hotel?${nights('2027-03-21', '2027-03-24')}`);
    await expect(page.getByRole('table').first()).toBeVisible();
  });
});

test('at 320 px with the keyboard alone: a room, its guests, the review', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/hotel/isfahan/safir-hotel?${new URLSearchParams(stayAhead(106, 2))}`);
  await page.keyboard.press('Tab');
  await page.locator('html[data-live]').waitFor({ state: 'attached' });
  /** Presses Tab until the wanted element has the focus: no focus trap on the way. */
  const tabTo = async (wanted: string) => {
    for (let presses = 0; presses < 200; presses += 1) {
      if (await page.locator(':focus').evaluateAll((all, css) => all.some((one) => one.matches(css)), wanted)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`The focus never came to ${wanted}`);
  };
  const fits = async () => expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await fits();
  await tabTo('table button');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('table').getByRole('button', { pressed: true })).toBeFocused();
  await tabTo('aside button[data-kind="primary"]');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Who is staying?');
  await fits();
  for (const [at, { given, family, age }] of KELLERS.entries()) {
    await tabTo(`[id="passengers.${at}.title"]`);
    await page.keyboard.type('M');
    for (const [name, text] of [
      ['firstName', given],
      ['lastName', family],
      ['age', String(age)],
    ]) {
      await tabTo(`[id="passengers.${at}.${name}"]`);
      await page.keyboard.type(text ?? '');
    }
    if (at === 0) {
      await tabTo('[id="passengers.0.nationality"]');
      await page.keyboard.type('Germ');
    }
  }
  await tabTo('#email');
  await page.keyboard.type('anna.keller@example.org');
  await tabTo('#phone');
  await page.keyboard.type('+4915123456789');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Review and pay');
  await fits();
});
