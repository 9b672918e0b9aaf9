import { passenger } from '#server/testing/traveller.ts';
import { beginAtReview, payForTickets } from '../support/booking.ts';
import { dayAhead } from '../support/days.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const BOTH = [
  passenger({ firstName: 'Anna', lastName: 'Keller' }),
  passenger({ firstName: 'Jonas', lastName: 'Keller', title: 'MR', passportNumber: 'C01X00T48' }),
];

test('one of two travellers leaves: the page says what comes back for each, and the other keeps the ticket', async ({
  page,
}) => {
  await beginAtReview(page, dayAhead(21), { fare: 'systemic', people: BOTH });
  await payForTickets(page);
  await page.getByRole('link', { name: 'Cancel, or get the tickets again' }).click();
  await page.getByRole('button', { name: 'How much do I get back?' }).click();
  const card = page.getByRole('region', { name: 'Cancel and get money back' });
  const [anna, jonas] = [card.getByRole('checkbox', { name: /Anna/ }), card.getByRole('checkbox', { name: /Jonas/ })];
  await expect(anna).toBeChecked();
  const all = await card.getByRole('button', { name: /^Cancel and get/ }).innerText();

  // By the keys alone.
  await anna.focus();
  await page.keyboard.press('Space');
  await expect(anna).not.toBeChecked();
  await expect(card.getByText('Paid for them')).toBeVisible();
  const one = card.getByRole('button', { name: /^Cancel and get/ });
  await expect(one).not.toHaveText(all);
  await expectAccessible(page);
  await jonas.uncheck();
  await expect(card.getByText('Choose what to cancel.')).toBeVisible();
  await expect(card.getByRole('button', { name: /^Cancel / })).toHaveCount(0);
  await jonas.check();
  // Until the amount for this choice is known nothing can be confirmed.
  await expect(one).not.toHaveAttribute('aria-busy');
  await one.click();
  await expect(card.getByText(/^Cancelled\. You get back €/)).toBeVisible();

  await page.reload();
  await expect(page.getByText('Partly cancelled')).toBeVisible();
  await expect(page.getByRole('row', { name: /Anna Keller.*SIM/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Jonas Keller.*Cancelled/ })).toBeVisible();
  await page.getByRole('link', { name: 'Tickets', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Your ticket to Shiraz is ready\.$/);
  await expect(page.getByText('Keller').first()).toBeVisible();
});
