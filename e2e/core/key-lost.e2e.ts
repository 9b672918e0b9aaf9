import { ANNA, fillContact, fillTraveller, holdOneWay, toReview } from '../support/booking.ts';
import { dayAhead } from '../support/days.ts';
import { fillGuests, holdRooms, seeHotel } from '../support/hotels.ts';
import { expect, test } from '../support/test.ts';

const LOST = /^This browser lost its key to (?:the order|your booking|that booking)/;

test('cookies that are gone while people are typed: the page says so, and what was typed fills in the next form', async ({
  page,
  context,
}) => {
  await holdOneWay(page, dayAhead(61));
  await fillTraveller(page, 1, ANNA);
  await fillContact(page);
  await context.clearCookies();
  await page.getByRole('button', { name: 'Continue to review' }).click();
  const notice = page.getByRole('status').filter({ hasText: LOST });
  await expect(notice).toBeVisible();
  await expect(notice.getByRole('link', { name: 'Find a booking' })).toHaveAttribute('href', '/find-booking');
  await expect(page.getByLabel('Given names')).toHaveValue('Anna Maria');
  await notice.getByRole('button', { name: 'See flights' }).click();
  await page
    .getByRole('button', { name: /^Select/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who is flying?');
  await expect(page.getByLabel('Given names')).toHaveValue('Anna Maria');
  await toReview(page);
});

test('cookies that are gone at the review: Pay says so and charges nothing', async ({ page, context }) => {
  await holdOneWay(page, dayAhead(62));
  await fillTraveller(page, 1, ANNA);
  await fillContact(page);
  await toReview(page);
  await context.clearCookies();
  await page.getByRole('checkbox', { name: /rules/i }).check();
  await page.getByRole('button', { name: /^Pay/ }).first().click();
  await expect(page.getByText(LOST).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'See flights' }).first()).toBeVisible();
});

test('cookies that are gone among the guests of a hotel, then a reload: a way to begin again, and the names come back', async ({
  page,
  context,
}) => {
  const stay = { departing: dayAhead(64), returning: dayAhead(66) };
  await seeHotel(page, 'isfahan/abbasi-hotel', stay);
  await holdRooms(page);
  await fillGuests(page);
  await context.clearCookies();
  await page.reload();
  await expect(page.getByText(LOST)).toBeVisible();
  await page.getByRole('link', { name: 'Begin again' }).click();
  await expect(page).toHaveURL('/hotel');
  await seeHotel(page, 'isfahan/abbasi-hotel', stay);
  await holdRooms(page);
  await expect(page.getByLabel('Given names').first()).toHaveValue('Anna Maria');
});

test('cookies that are gone while people are typed, then a reload: the list says so, and the names come back', async ({
  page,
  context,
}) => {
  await holdOneWay(page, dayAhead(65));
  await fillTraveller(page, 1, ANNA);
  await context.clearCookies();
  await page.reload();
  await expect(page.getByText(LOST)).toBeVisible();
  await page
    .getByRole('button', { name: /^Select/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who is flying?');
  await expect(page.getByLabel('Given names')).toHaveValue('Anna Maria');
});

test('a clock that is set half an hour ahead ends no hold: the server is asked', async ({ page }) => {
  await page.clock.install();
  await holdOneWay(page, dayAhead(63));
  const asked = page.waitForResponse(
    (answer) => /\/api\/orders\/[^/]+$/.test(answer.url()) && answer.request().method() === 'GET',
  );
  await page.clock.fastForward(30 * 60_000);
  await asked;
  await expect(page.getByText(/Seats held for\s+2\d min/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hold again' })).toHaveCount(0);
});
