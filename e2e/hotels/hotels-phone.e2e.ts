import { GOOD_CARD, payByCard, toBank, toReview } from '../support/booking.ts';
import { stayAhead } from '../support/days.ts';
import { chooseRates, fillGuests, KELLERS, seeHotel, seeVoucher } from '../support/hotels.ts';
import { readOffline } from '../support/offline.ts';
import { expect, expectAccessible, holdBack, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('two rooms on a phone: one table leads to the next, the driver reads the whole screen, the voucher needs no net', async ({
  page,
  context,
  complaints,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await seeHotel(page, 'isfahan/abbasi-hotel', {
    ...stayAhead(112, 2),
    rooms: '[{"adults":[30],"children":[]},{"adults":[30],"children":[]}]',
  });
  const room = (number: number) => page.getByRole('region', { name: `Room ${number} of 2` });
  const choose = (number: number) =>
    room(number)
      .getByRole('button', { name: /^Choose / })
      .first()
      .click();
  await expect(page.getByText('Room 1 of 2', { exact: true })).toBeInViewport();
  await page.getByRole('button', { name: 'Go to room 1' }).click();
  await expect(room(1)).toBeFocused();
  await choose(1);
  await expect(room(2)).toBeFocused();
  await expect(room(2).getByRole('heading')).toBeInViewport();
  await expect(page.getByText('Room 2 of 2', { exact: true })).toBeInViewport();
  await expectAccessible(page);
  await choose(2);
  await expect(page.getByText('No rate chosen yet')).toHaveCount(0);
  // The button in the card beside the tables is far below.
  await page.getByRole('button', { name: 'Continue', exact: true }).last().click();

  await fillGuests(page, KELLERS);
  await toReview(page);
  await toBank(page);
  await payByCard(page, GOOD_CARD);
  await seeVoucher(page);

  const large = page.getByRole('button', { name: 'Fill the screen' });
  await large.press('Enter');
  const card = page.getByRole('dialog', { name: 'For the driver' });
  const name = card.getByText('هتل عباسی', { exact: true });
  await expect(name).toBeInViewport({ ratio: 1 });
  await expect(card.locator('[lang="fa"][dir="rtl"]').getByText(/ببرید/)).toBeInViewport({ ratio: 1 });
  const size = await name.evaluate((line) => Number.parseFloat(getComputedStyle(line).fontSize));
  expect(size).toBeGreaterThanOrEqual(40);
  expect(await card.evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight])).toEqual([390, 844]);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await expect(large).toBeFocused();
  await page.emulateMedia({ media: 'print' });
  await expect(large).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await readOffline(page, context);
  await expect(page.getByText(/^SIM ABB \d{8}/).first()).toBeVisible();
  await expect(page.getByText(/ببرید/).first()).toBeVisible();
  // Network errors are the point of this journey.
  complaints.splice(0);
});

test('on a slow network the address comes after its page: what is typed, ticked and focused meanwhile stays', async ({
  page,
}) => {
  const stay = { ...stayAhead(115, 2) };
  const guests = await holdBack(page, '**/assets/passengers-*');
  const review = await holdBack(page, '**/assets/confirm-*');
  await seeHotel(page, 'isfahan/abbasi-hotel', stay);
  await chooseRates(page, '', 1);
  await page.getByRole('button', { name: 'Continue', exact: true }).last().click();
  const name = page.getByLabel('Given name').first();
  await name.pressSequentially('Anna M');
  await expect(page).not.toHaveTitle(/^Who is staying/);
  guests();
  await expect(page).toHaveTitle(/^Who is staying/);
  await expect(name).toBeFocused();
  await page.keyboard.type('aria');
  await expect(name).toHaveValue('Anna Maria');

  await fillGuests(page, KELLERS);
  await toReview(page);
  const rules = page.getByRole('checkbox', { name: /I have read these/ });
  await rules.check();
  await expect(page).not.toHaveTitle(/^Review and pay/);
  review();
  await expect(page).toHaveTitle(/^Review and pay/);
  await expect(rules).toBeFocused();
  await expect(rules).toBeChecked();
});
