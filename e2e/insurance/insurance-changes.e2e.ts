import { formatDay } from '#domain/core/time.ts';
import { GOOD_CARD, payByCard } from '../support/booking.ts';
import { dayAhead } from '../support/days.ts';
import { expect, expectAccessible, test } from '../support/test.ts';
import { fillDay, havePolicy, openChange } from './support/insurance.ts';

const DONE = 'Changed. The new certificates are there.';

test('the days are moved: shorter ones give money back, longer ones cost', async ({ page }) => {
  await havePolicy(page, dayAhead(34), 12);
  const change = await openChange(page, 'Move the days');
  const type = async (first: string, last: string) => {
    await fillDay(change.getByRole('group', { name: 'New first day' }), first);
    await fillDay(change.getByRole('group', { name: 'New last day' }), last);
    await change.getByRole('button', { name: 'Show the price' }).click();
  };
  await type(dayAhead(40), dayAhead(39));
  await expect(change.getByText(/last day/i).first()).toBeVisible();
  await type(dayAhead(40), dayAhead(46));
  await change.getByRole('button', { name: 'Move, get €10.00 back' }).click();
  await expect(page.getByText(DONE)).toBeVisible();
  await expect(page.getByText('Travel insurance for Iran, Standard, 7 days').first()).toBeVisible();

  await change.getByRole('button', { name: 'Move the days' }).click();
  await type(dayAhead(41), dayAhead(52));
  await expectAccessible(page);
  await change.getByRole('button', { name: 'Move, pay €10.00' }).click();
  await page.waitForURL(/\/sandbox-bank\//);
  await payByCard(page, GOOD_CARD);
  await expect(page.getByText('Travel insurance for Iran, Standard, 12 days').first()).toBeVisible();
  await expect(page.getByRole('main')).toContainText(formatDay(dayAhead(52)));
});

test('a letter of a name is corrected for nothing, and another person is refused', async ({ page }) => {
  await havePolicy(page, dayAhead(35), 7);
  const certificate = page.getByRole('article', { name: 'Certificate of travel insurance' });
  const [number = ''] = /SIM( [0-9A-Z]{4}){4}/.exec(await certificate.innerText()) ?? [];
  const change = await openChange(page, 'Correct a name or passport');
  await change.getByLabel('Family name').fill('Schneider');
  await change.getByRole('button', { name: 'Show what changes' }).click();
  await expect(change.getByText(/three letters/).last()).toBeVisible();
  await change.getByLabel('Family name').fill('Kellner');
  await change.getByRole('button', { name: 'Show what changes' }).click();
  await expect(change.getByRole('row', { name: /Anna Maria Keller .*Anna Maria Kellner/ })).toBeVisible();
  await change.getByRole('button', { name: 'Correct it' }).click();
  await expect(page.getByText(DONE)).toBeVisible();
  // The page of the certificates was read before: it has the new one, and the void one no more.
  await page
    .getByRole('link', { name: /certificates/i })
    .first()
    .click();
  await expect(certificate).toContainText('Anna Maria Kellner');
  expect(number).not.toBe('');
  await expect(certificate).not.toContainText(number);
});

test('a child is added for the same days, and gets a certificate beside the other', async ({ page }) => {
  await havePolicy(page, dayAhead(36), 7);
  const change = await openChange(page, 'Add a person');
  await change.getByRole('radio', { name: 'Ms', exact: true }).check();
  await change.getByLabel('Given names').fill('Mia');
  await change.getByLabel('Family name').fill('Keller');
  await fillDay(change.getByRole('group', { name: 'Date of birth' }), '2018-08-09');
  await change.getByLabel('Nationality').selectOption('DE');
  await change.getByLabel('Passport number').fill('C01X00M15');
  await change.getByRole('button', { name: 'Show the price' }).click();
  await change.getByRole('button', { name: 'Add, pay €10.00' }).click();
  await page.waitForURL(/\/sandbox-bank\//);
  await payByCard(page, GOOD_CARD);
  await expect(page.getByText(DONE)).toBeVisible();
  await page
    .getByRole('link', { name: /certificates/i })
    .first()
    .click();
  await page.getByText('certificate 2 of 2').click();
  await expect(page.getByRole('article', { name: 'Certificate of travel insurance, 2 of 2' })).toContainText('Mia');
});
