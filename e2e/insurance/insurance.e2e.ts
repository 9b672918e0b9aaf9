import { fillContact, GOOD_CARD, payByCard, toBank, toReview } from '../support/booking.ts';
import { dayAhead } from '../support/days.ts';
import { expect, expectAccessible, test, visit } from '../support/test.ts';
import { ANNA, askFor, buyPolicy, fillDay, fillInsured, MIA } from './support/insurance.ts';

test('a mother and her child are priced while one types, buy, and a consulate can check their certificates', async ({
  page,
  browser,
  baseURL,
}) => {
  await askFor(page, dayAhead(30), '7', ['1988-03-14', '2018-08-09']);
  const summary = page.getByRole('complementary');
  await expect(summary).toContainText('€30.00');
  await page.getByLabel('Days', { exact: true }).fill('8');
  await expect(summary).toContainText('€45.00');
  await page.getByRole('radio', { name: /Wide/ }).check();
  await expect(summary).toContainText('€67.50');
  await page.getByRole('radio', { name: /Standard/ }).check();
  await expectAccessible(page);
  expect(page.url()).not.toMatch(/1988|2018/);

  await page.getByRole('button', { name: 'Continue' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who is insured?');
  await expect(page).toHaveURL(/\/iran-travel-insurance\?step=passengers&order=[0-9a-f-]{36}$/);
  await expectAccessible(page);
  await fillInsured(page, 1, ANNA);
  await fillInsured(page, 2, MIA);
  await fillContact(page);
  await toReview(page);
  await expect(page).toHaveURL(/step=confirm/);
  await expect(page.getByText('Nothing that comes from war, unrest or terror is paid')).toBeVisible();
  await expectAccessible(page);
  await toBank(page);
  await payByCard(page, GOOD_CARD);

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Two people are insured for Iran/);
  await expect(page).toHaveURL(/\/iran-travel-insurance\/issue\/[0-9a-f-]{36}$/);
  const first = page.getByRole('article', { name: 'Certificate of travel insurance, 1 of 2' });
  await expect(first).toContainText('14 Mar 1988');
  await expect(first).toContainText('آلمان');
  await expectAccessible(page);
  const [number = ''] = /SIM( [0-9A-Z]{4}){4}/.exec(await first.innerText()) ?? [];

  // Nobody of us, and without a word about the person.
  const desk = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
  const asked = await desk.newPage();
  await asked.goto('/iran-travel-insurance/check');
  await asked.getByLabel('Number of the certificate').fill(number.toLowerCase());
  await asked.getByRole('button', { name: 'Check' }).click();
  await expect(asked).toHaveURL(new RegExp(`/check/${number.replaceAll(' ', '').toLowerCase()}$`));
  const answer = asked.getByRole('article', { name: 'Valid, not yet begun' });
  await expect(answer).toContainText(number);
  await expect(answer).toContainText('Islamic Republic of Iran');
  expect(await asked.content()).not.toMatch(/Keller|C01X00|1988/);
  await desk.close();
});

test('who is older than told sees the other price before anything goes on', async ({ page }) => {
  await askFor(page, dayAhead(31), '5', ['1988-03-14']);
  await page.getByRole('button', { name: 'Continue' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who is insured?');
  // The order's own address leads to where it stands, with what was told before.
  const order = new URL(page.url()).searchParams.get('order') ?? '';
  await visit(page, `/iran-travel-insurance/issue/${order}`);
  await expect(page).toHaveURL(new RegExp(`step=passengers&order=${order}$`));
  const birth = page.getByRole('group', { name: 'Date of birth' });
  await expect(birth.getByLabel('Year')).toHaveValue('1988');
  await fillInsured(page, 1, ANNA);
  await fillDay(birth, '1950-01-01');
  await fillContact(page);
  await page.getByRole('button', { name: 'Continue to review' }).click();
  await page.getByRole('button', { name: /€30\.00/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Review and pay');
  await expect(page.getByRole('complementary')).toContainText('€30.00');
});

test('a policy is extended by some days that cost nothing, then by days that cost', async ({ page }) => {
  await buyPolicy(page, dayAhead(32), '12');
  await page.getByRole('link', { name: 'Extend, change or cancel' }).click();
  const change = page.getByRole('region', { name: /Change/ });
  await change.getByRole('button', { name: 'Stay longer' }).click();
  await fillDay(change.getByRole('group', { name: 'New last day' }), dayAhead(32 + 14));
  await change.getByRole('button', { name: 'Show the price' }).click();
  await change.getByRole('button', { name: 'Extend, €0.00' }).click();
  await expect(page.getByText('Changed. The new certificates are there.')).toBeVisible();

  await change.getByRole('button', { name: 'Stay longer' }).click();
  await fillDay(change.getByRole('group', { name: 'New last day' }), dayAhead(32 + 20));
  await change.getByRole('button', { name: 'Show the price' }).click();
  await expect(change.getByRole('button', { name: 'Extend, pay €10.00' })).toBeVisible();
  await expectAccessible(page);
});

test('a claim begins with a message about the order', async ({ page }) => {
  await buyPolicy(page, dayAhead(33), '3');
  await page.getByRole('link', { name: 'Start a claim' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Write to us');
  await expect(page.getByText('Travel insurance for Iran, Standard, 3 days')).toBeVisible();
  // The order and the list of papers stand there; the address names nobody.
  expect(new URL(page.url()).search).toMatch(/^\?order=[0-9a-f-]{36}&about=claim$/);
  const message = page.getByLabel('Message');
  await expect(message).toHaveValue(
    /start a claim for my order SFR-[\s\S]*What happened[\s\S]*- certificate, or its number/,
  );
  const reference = await page.getByText(/^SFR-/).textContent();
  expect(await message.inputValue()).toContain(reference ?? 'none');
});

test('days that an address names are filled in, and its rules say what is not paid', async ({ page }) => {
  await visit(page, `/iran-travel-insurance?firstDay=${dayAhead(40)}&days=9`);
  await expect(page.getByLabel('Days', { exact: true })).toHaveValue('9');
  await page.getByRole('link', { name: 'All rules' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Insurance rules');
  await expect(page.getByText('War, unrest and terror')).toBeVisible();
  await expectAccessible(page);
});
