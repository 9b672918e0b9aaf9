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

const THREE = [...BOTH, passenger({ firstName: 'Mila', lastName: 'Keller', passportNumber: 'C01X00T62' })];

test('one of three travellers leaves: the quote, the papers of the two who fly, and the way of the money, on a page that is only looked at', async ({
  page,
}) => {
  await beginAtReview(page, dayAhead(21), { fare: 'systemic', people: THREE });
  await payForTickets(page);
  await page.getByRole('link', { name: 'Cancel, or get the tickets again' }).click();
  await page.getByRole('button', { name: 'How much do I get back?' }).click();
  const card = page.getByRole('region', { name: 'Cancel and get money back' });
  await card.getByRole('checkbox', { name: /Anna/ }).uncheck();
  await card.getByRole('checkbox', { name: /Jonas/ }).uncheck();
  const confirm = card.getByRole('button', { name: /^Cancel and get/ });
  await expect(confirm).not.toHaveAttribute('aria-busy');
  const [back = ''] = /€[\d.,]+/.exec(await confirm.innerText()) ?? [];
  await confirm.click();
  await expect(card.getByText(`Cancelled. You get back ${back} to the card.`)).toBeVisible();

  // Nothing is pressed and nothing reloaded: the page goes on by itself until the bank has the money.
  const way = page.getByRole('region', { name: 'Your money back' });
  await expect(way.getByText(`${back} was sent to the card`)).toBeVisible();
  await expect(page.getByText('Partly cancelled')).toBeVisible();
  await expect(page.getByRole('link', { name: 'See how it goes' })).toHaveCount(0);
  await expectAccessible(page);
  for (const name of ['Anna', 'Jonas'])
    await expect(page.getByRole('row', { name: new RegExp(`${name} Keller.*SIM`) })).toBeVisible();
  await expect(page.getByRole('row', { name: /Mila Keller.*Cancelled/ })).toBeVisible();
  await page.getByRole('link', { name: 'Tickets', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Your .*tickets to Shiraz are ready\.$/);
  await expect(page.getByText('Mila')).toHaveCount(0);
});
