import type { Page } from '@playwright/test';
import { addDays, formatFullDay } from '#domain/core/time.ts';
import { GOOD_CARD, payByCard } from '../support/booking.ts';
import { stayAhead } from '../support/days.ts';
import { bookRooms } from '../support/hotels.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const cardOf = (page: Page) => page.getByRole('region', { name: 'Change something' });

async function typeDay(page: Page, label: 'From' | 'To', day: string): Promise<void> {
  const [year = '', month = '', date = ''] = day.split('-');
  const group = cardOf(page).getByRole('group', { name: label });
  await group.getByLabel('Day', { exact: true }).fill(date);
  await group.getByLabel('Month', { exact: true }).fill(month);
  await group.getByLabel('Year', { exact: true }).fill(year);
}

/** A day later and a night longer: what is new is paid. Then back to the first dates: it comes back. */
test('a stay is moved by a day up and down in price, on a phone of 320 px', async ({ page }) => {
  const stay = stayAhead(45, 2);
  await bookRooms(page, { ...stay, rate: 'breakfast' });
  await page.setViewportSize({ width: 320, height: 800 });
  await page.getByRole('link', { name: 'Manage the booking' }).click();
  const card = cardOf(page);
  await card.getByRole('button', { name: 'Move the nights' }).click();
  await typeDay(page, 'To', stay.departing);
  await card.getByRole('button', { name: 'Show the new price' }).click();
  await expect(card.getByText('You leave after you arrive: choose a later day.')).toBeVisible();

  await typeDay(page, 'From', addDays(stay.departing, 1));
  await typeDay(page, 'To', addDays(stay.returning, 2));
  await card.getByRole('button', { name: 'Show the new price' }).click();
  await expect(card.getByText('Rooms held for').first()).toBeVisible();
  await expect(card.getByRole('list').first().getByRole('listitem')).toHaveText([
    /: given back, €.* was paid$/,
    /: stays, €/,
    /: new, €/,
    /: new, €/,
  ]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await expectAccessible(page);
  await card.getByRole('button', { name: /^Move the stay, pay €/ }).click();
  await page.waitForURL(/\/sandbox-bank\//);
  await payByCard(page, GOOD_CARD);
  await expect(page.getByText(`From ${formatFullDay(addDays(stay.departing, 1))}, 14:00`)).toBeVisible();

  await card.getByRole('button', { name: 'Move the nights' }).click();
  await typeDay(page, 'From', stay.departing);
  await typeDay(page, 'To', stay.returning);
  await card.getByRole('button', { name: 'Show the new price' }).click();
  await card.getByRole('button', { name: /^Move the stay and get €.* back$/ }).click();
  await expect(card.getByText(/^Changed\. Your voucher says it already/)).toBeVisible();
});

test("a guest's name and the arrival time are changed by the keys alone, and the voucher says them", async ({
  page,
}) => {
  await bookRooms(page, { ...stayAhead(48, 2), rate: 'breakfast' });
  await page.getByRole('link', { name: 'Manage the booking' }).click();
  const card = cardOf(page);
  const press = async (name: string) => {
    await card.getByRole('button', { name }).focus();
    await page.keyboard.press('Enter');
  };
  await press("Change a guest's name");
  await card.getByLabel('Who').selectOption({ label: 'Jonas Keller' });
  await card.getByLabel('Family name').fill('Kellermann');
  await press('Show the change');
  await expect(card.getByRole('row', { name: /Guest.*Jonas Keller.*Jonas Kellermann/ })).toBeVisible();
  await press('Change the name, free');
  await expect(card.getByText(/^Changed\./)).toBeVisible();
  await press('Change the arrival time');
  await card.getByLabel(/^Arrival|arrive/i).selectOption('later');
  await press('Show the change');
  await press('Change the arrival, free');
  await expect(card.getByText(/^Changed\./)).toBeVisible();
  // Also where this tab has read the voucher before.
  await page.getByRole('link', { name: 'Voucher', exact: true }).click();
  await expect(page.getByText('Jonas Kellermann').first()).toBeVisible();
});
