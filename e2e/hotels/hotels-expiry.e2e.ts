import type { Page } from '@playwright/test';
import { addDays, dayOf, HOUR_MS, MINUTE_MS, momentOf } from '#domain/core/time.ts';
import { haveAccount, logIn, mailTo, newEmail, signIn } from '../support/account.ts';
import { advance, toReview } from '../support/booking.ts';
import { outsideNowruz } from '../support/days.ts';
import {
  askBack,
  buyStay,
  chooseRates,
  fillGuests,
  holdRooms,
  openStay,
  seeCancelled,
  seeHotel,
} from '../support/hotels.ts';
import { test } from '../support/own-clock.ts';
import { expect, untilLive } from '../support/test.ts';

// Moving the clock affects the whole server, so these journeys have their own site and run one after the other.
test.use({ siteName: 'hotels' });
test.describe.configure({ mode: 'serial' });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const nowOf = async (page: Page): Promise<number> => (await (await page.request.get('/__scenario')).json()).now;
/** Other tests have moved the clock before. */
const dayThen = async (page: Page, days: number) => addDays(dayOf(await nowOf(page)), days);

async function seeLater(page: Page, ms: number): Promise<void> {
  await advance(page, ms);
  await page.reload();
  await untilLive(page);
}

test('ten minutes end while somebody types: more time is offered before, and one click holds the rooms again', async ({
  page,
}) => {
  const departing = await dayThen(page, 110);
  await seeHotel(page, 'isfahan/abbasi-hotel', { departing, returning: addDays(departing, 2) });
  await holdRooms(page);
  await seeLater(page, 6 * MINUTE_MS);
  await page.getByRole('button', { name: 'Add 5 min' }).first().click();
  await expect(page.getByText(/Rooms held for\s+(8|9) min/).first()).toBeVisible();
  await fillGuests(page);
  // Waits until the last typed value is on the server; an observed response may belong to an earlier save.
  const draft = `/api/orders/${new URL(page.url()).searchParams.get('order')}/draft`;
  await expect.poll(async () => (await (await page.request.get(draft)).json()).phone).toBe('+49 151 23456789');
  await seeLater(page, 10 * MINUTE_MS);
  await expect(page.getByText('The hold ended. What you typed is here.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Hold again' }).first().click();
  await expect(page.getByText(/Rooms held for/).first()).toBeVisible();
  await expect(page.locator('[id="passengers.1.firstName"]')).toHaveValue('Jonas');
  await toReview(page);
});

test('what is booked early costs more after midnight in Tehran: both sums are told before the new one is taken', async ({
  page,
}) => {
  const now = await nowOf(page);
  // Ten minutes to midnight: at midnight the rates on the page are younger than 25 minutes.
  await advance(page, momentOf(addDays(dayOf(now), 1)) - 10 * MINUTE_MS - now);
  const departing = await dayThen(page, 60);
  await seeHotel(page, 'isfahan/abbasi-hotel', { departing, returning: addDays(departing, 2) });
  await chooseRates(page);
  await advance(page, 15 * MINUTE_MS);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  const notice = page.getByRole('alert');
  await expect(notice).toContainText(/The price changed: €[\d.,]+ when you looked, €[\d.,]+ now/);
  const [old = 0, fresh = 0] = [...(await notice.innerText()).matchAll(/€([\d.]+)/g)].map(([, sum]) => Number(sum));
  expect(fresh).toBeGreaterThan(old);
  await notice.getByRole('button', { name: /^Take it for/ }).click();
  await expect(heading(page)).toHaveText('Who is staying?');
});

const couple = '[{"adults":[30,30],"children":[]}]';
/** The simulated hotel refuses parties of this size. */
const seven = JSON.stringify(
  Array.from({ length: 4 }, (_, at) => ({ adults: at < 3 ? [30, 30] : [30], children: [] })),
);

/** `order`: an order of rooms held meanwhile. */
type InquiryWish = { readonly nights: number; readonly rooms: string; readonly order?: string | null };

async function ask(page: Page, { nights, rooms, order }: InquiryWish): Promise<void> {
  const departing = outsideNowruz(await dayThen(page, 95));
  const stay = { departing, returning: addDays(departing, nights), rooms, ...(order ? { order } : {}) };
  await seeHotel(page, 'shiraz/niayesh-boutique-hotel', stay);
  await chooseRates(page, '', JSON.parse(rooms).length);
  await page.getByRole('button', { name: 'Ask the hotel' }).click();
  await expect(heading(page)).toContainText('We asked');
}

test('a hotel that is asked: it offers for an hour and the way leads to the guests, it refuses, or it says nothing', async ({
  page,
}) => {
  const departing = outsideNowruz(await dayThen(page, 97));
  await seeHotel(page, 'isfahan/abbasi-hotel', { departing, returning: addDays(departing, 2) });
  await holdRooms(page);
  const earlier = new URL(page.url()).searchParams.get('order');
  await ask(page, { nights: 2, rooms: couple, order: earlier });
  const guest = newEmail('guest');
  const address = page.getByLabel('E-mail for the answer');
  const leave = page.getByRole('button', { name: 'Send the answer there' });
  await address.fill('guest@');
  await leave.click();
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  await address.fill(guest);
  await leave.click();
  await expect(page.getByText(`The answer goes to ${guest}.`)).toBeVisible();
  await advance(page, 2 * MINUTE_MS);
  expect(await mailTo(page, guest, /offers you the rooms/)).toContain('Enter the guests and pay');
  // The page polls for it.
  await page.getByRole('button', { name: 'Go on to the guests' }).click();
  await expect(heading(page)).toHaveText('Who is staying?');
  // Nobody needs rooms in two hotels: those of the offer replace the others.
  expect(new URL(page.url()).searchParams.get('order')).not.toBe(earlier);
  expect((await (await page.request.get(`/api/orders/${earlier}`)).json()).status).toBe('cancelled');
  await expect(page.getByText(/Rooms held for\s+(5\d|60) min/).first()).toBeVisible();

  await ask(page, { nights: 11, rooms: couple });
  // Who logs in meanwhile gets the mail at the address of the account.
  const email = newEmail('asks');
  await haveAccount(page, email);
  await page.getByRole('link', { name: 'Or log in: then the answer goes to your account.' }).click();
  await logIn(page, email);
  await expect(page.getByText(`We e-mail the answer to ${email}.`)).toBeVisible();
  await seeLater(page, 2 * MINUTE_MS);
  await expect(heading(page)).toHaveText('The hotel says no to this stay');
  expect(await mailTo(page, email, /says no to this stay/)).toContain('Other rooms or nights may be free.');

  await ask(page, { nights: 2, rooms: seven });
  await seeLater(page, 2 * MINUTE_MS);
  await expect(heading(page)).toContainText('We asked');
  await seeLater(page, 3 * HOUR_MS);
  await expect(heading(page)).toHaveText('The hotel did not answer in three hours');
});

test('a paid stay is cancelled after its free date: the part comes back that was told before, and its order says so', async ({
  page,
}) => {
  const email = newEmail('late');
  await haveAccount(page, email);
  await signIn(page, email);
  const departing = outsideNowruz(await dayThen(page, 9));
  const { amount, half, orderId } = await buyStay(page, departing);
  expect(half).not.toBe(amount);
  // Full refund until noon three days before, half until noon of the day before.
  await advance(page, momentOf(addDays(departing, -2)) - (await nowOf(page)));
  await signIn(page, email);
  await openStay(page, orderId);
  await askBack(page, half);
  await page.getByRole('button', { name: `Cancel and get ${half} back` }).click();
  await seeCancelled(page, half);
  await openStay(page, orderId);
  await seeCancelled(page, half);
  await expect(page.getByText(/^Refunded to the card/)).toBeVisible();
});
