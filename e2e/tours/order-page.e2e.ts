import { ANNA, EMAIL, fillTraveller, GOOD_CARD, payByCard, toBank, toReview } from '../support/booking.ts';
import { expect, expectAccessible, test, visit } from '../support/test.ts';

test('a day tour asks for the hotel, its review shows all that was typed, and its order page is whole without scripts', async ({
  page,
  browser,
}) => {
  await visit(page, '/iran-tours/persepolis-day-from-shiraz?day=2027-04-12&language=English&adults=1');
  await page
    .getByRole('button', { name: /^Book for/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who is coming?');
  await fillTraveller(page, 1, ANNA);
  await page.getByLabel('Anna Maria, health').fill('Allergic to walnut');
  await page.getByLabel('Hotel or address in Shiraz').fill('Zandiyeh Hotel');
  await expect(page.getByLabel(/^Flight to/)).toHaveCount(0);
  await expect(page.getByText('To pay now, all of it')).toBeVisible();
  const contact = page.getByRole('region', { name: 'Where we send the papers' });
  await contact.getByLabel('E-mail').fill(EMAIL);
  await contact.getByLabel('Phone').fill('+49 151 23456789');
  await toReview(page);
  await expect(page.getByText(/Born /)).toBeVisible();
  await expect(page.getByText('Health: Allergic to walnut')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Change We fetch you at' }).click();
  await page.getByLabel('Hotel or address in Shiraz').fill('Homa Hotel');
  await toReview(page);
  await expect(page.getByText('Homa Hotel')).toBeVisible();
  await toBank(page);
  await payByCard(page, GOOD_CARD);
  await page.getByRole('link', { name: 'Your order' }).click();
  await expect(page.getByText('Fetched at Homa Hotel.')).toBeVisible();
  await expect(page.getByText('Allergic to walnut')).toHaveCount(0);

  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const read = await plain.newPage();
  await read.goto(page.url());
  await expect(read.getByRole('heading', { name: 'Where the tour is' })).toBeVisible();
  await expect(read.getByRole('table', { name: 'Who comes' })).toContainText('Anna Maria');
  // Its styles came with it: the steps of the way stand in a row.
  const steps = await read
    .locator('ol > li')
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
  expect(new Set(steps.slice(0, 2)).size).toBe(1);
  await plain.close();
});
