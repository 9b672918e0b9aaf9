import type { Page } from '@playwright/test';
import {
  ANNA,
  advance,
  fillContact,
  fillTraveller,
  GOOD_CARD,
  payByCard,
  payForTickets,
  seeFlights,
  selectBothWays,
  selectFirst,
  toBank,
  toReview,
} from '../../support/booking.ts';
import { dayAhead } from '../../support/days.ts';
import { fillGuests, holdRooms, KELLERS, seeHotel, seeVoucher } from '../../support/hotels.ts';
import { expect, test, untilLive } from '../../support/test.ts';
import { fillByRequests } from '../../visa/support/visa-filled.ts';
import { beginRequest, heading, payRequest } from '../../visa/support/visa-request.ts';

/** Number of printed pages of a page on both common paper sizes. */
async function sheetsOf(page: Page): Promise<readonly number[]> {
  const counts: number[] = [];
  for (const format of ['A4', 'Letter'] as const) {
    const paper = await page.pdf({ format });
    counts.push(paper.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0);
  }
  return counts;
}

test('the ticket of one person is one sheet, then comes what is next', async ({ page }) => {
  await seeFlights(page, `THR-SYZ?departing=${dayAhead(70)}`);
  await selectFirst(page);
  await fillTraveller(page, 1, ANNA);
  await fillContact(page);
  await toReview(page);
  await payForTickets(page);
  await untilLive(page);
  expect(await sheetsOf(page)).toEqual([2, 2]);
});

test('four people who return have a sheet each, then comes what is next; nothing of the site is on paper', async ({
  page,
}) => {
  await seeFlights(page, `THR-SYZ?departing=${dayAhead(69)}&returning=${dayAhead(73)}&adult=4`);
  await selectBothWays(page);
  for (const [index, given] of ['Anna Maria Magdalena', 'Jonas', 'Mara', 'Felix'].entries()) {
    await fillTraveller(page, index + 1, { ...ANNA, given, passport: `C01X00T4${index}` });
  }
  await fillContact(page);
  await toReview(page);
  await payForTickets(page);
  await untilLive(page);
  expect(await sheetsOf(page)).toEqual([5, 5]);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  const tickets = page.getByRole('article', { name: /^E-ticket/ });
  await expect(tickets).toHaveCount(4);
  for (const ticket of await tickets.all()) await expect(ticket).toBeVisible();
});

test('the voucher of two rooms is one sheet, then comes the card for the driver', async ({ page }) => {
  const rooms = JSON.stringify([
    { adults: [30, 30], children: [3, 12] },
    { adults: [30], children: [] },
  ]);
  await seeHotel(page, 'isfahan/abbasi-hotel', { departing: dayAhead(40), returning: dayAhead(43), rooms });
  await holdRooms(page, '', 2);
  const others = [
    { title: 'MS', given: 'Lena', family: 'Keller', age: 3 },
    { title: 'MR', given: 'Felix', family: 'Keller', age: 12 },
    { title: 'MR', given: 'Otto', family: 'Keller', age: 60 },
  ] as const;
  await fillGuests(page, [...KELLERS, ...others]);
  await toReview(page);
  await toBank(page);
  await payByCard(page, GOOD_CARD);
  await seeVoucher(page);
  await untilLive(page);
  expect(await sheetsOf(page)).toEqual([2, 2]);
});

test('each letter of a group is one sheet, and nothing comes behind the last', async ({ page }) => {
  await beginRequest(page, ['DE', 'DE', 'DE']);
  await fillByRequests(page, 3);
  await payRequest(page);
  await advance(page, 9 * 60_000);
  await page.reload();
  await expect(heading(page)).toHaveText('Your codes are here');
  await untilLive(page);
  expect(await sheetsOf(page)).toEqual([3, 3]);
});
