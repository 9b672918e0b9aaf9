import { stayAhead } from '../support/days.ts';
import { bookRooms } from '../support/hotels.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test('one of two rooms is given back, by the keys alone: the other keeps its number on the order and on the voucher', async ({
  page,
}) => {
  await bookRooms(page, { ...stayAhead(40, 2), rate: 'breakfast' });
  await page.setViewportSize({ width: 320, height: 800 });
  await page.getByRole('link', { name: 'Manage the booking' }).click();
  await page.getByRole('button', { name: 'How much do I get back?' }).click();
  const card = page.getByRole('region', { name: 'Cancel and get money back' });
  // The first room leaves: the second one is unticked.
  await card.getByRole('checkbox', { name: /^Room 2/ }).focus();
  await page.keyboard.press('Space');
  const confirm = card.getByRole('button', { name: /^Cancel and get/ });
  await expect(card.getByText('Paid for them')).toBeVisible();
  await expect(confirm).not.toHaveAttribute('aria-busy');
  await confirm.focus();
  await page.keyboard.press('Enter');
  await expect(card.getByText(/^Cancelled\. You get back €/)).toBeVisible();

  await page.reload();
  await expect(page.getByRole('row', { name: /Room 1.*Anna Maria Keller.*Given back/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Room 2.*Jonas Keller.*SIM ABB/ })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Voucher', exact: true }).click();
  await expect(page.getByText('Room 2', { exact: true })).toBeVisible();
  await expect(page.getByText('Room 1', { exact: true })).toHaveCount(0);
});
