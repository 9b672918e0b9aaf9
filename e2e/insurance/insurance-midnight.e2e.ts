import { addDays, dayOf, MINUTE_MS } from '#domain/core/time.ts';
import { advance } from '../support/booking.ts';
import { test } from '../support/own-clock.ts';
import { expect, visit } from '../support/test.ts';
import { fillDay, havePolicy, nowOf, openChange, reload, toMidnight } from './support/insurance.ts';

// Moving the clock affects the whole server, so these journeys have their own site and run one after the other.
test.use({ siteName: 'insurance' });
test.describe.configure({ mode: 'serial' });

test('until the last midnight in Tehran a policy is extended, and a minute later no more', async ({ page }) => {
  const today = dayOf(await nowOf(page));
  await havePolicy(page, addDays(today, 1), 2);
  // Ten minutes before the end of its second day.
  await toMidnight(page, 10 * MINUTE_MS);
  await advance(page, 2 * 24 * 60 * MINUTE_MS);
  const last = addDays(today, 2);
  expect(dayOf(await nowOf(page))).toBe(last);
  const change = await openChange(page, 'Stay longer');
  await fillDay(change.getByRole('group', { name: 'New last day' }), addDays(last, 1));
  await change.getByRole('button', { name: 'Show the price' }).click();
  // The price stands for ten minutes, also over midnight.
  await advance(page, 5 * MINUTE_MS);
  await change.getByRole('button', { name: 'Extend, €0.00' }).click();
  await expect(page.getByText('Changed. The new certificates are there.')).toBeVisible();

  // The cover has one day more; it ends at the next midnight.
  await toMidnight(page, MINUTE_MS);
  await advance(page, 24 * 60 * MINUTE_MS);
  await reload(page);
  await expect(change.getByRole('button', { name: 'Stay longer' })).toBeVisible();
  await advance(page, 2 * MINUTE_MS);
  await reload(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stay longer' })).toHaveCount(0);
});

test('a page that is open over midnight asks for a first day that is not over', async ({ page }) => {
  const today = await toMidnight(page, 5 * MINUTE_MS);
  await visit(page, `/iran-travel-insurance?firstDay=${today}&days=7`);
  await fillDay(page.getByRole('group', { name: 'Date of birth' }), '1988-03-14');
  await expect(page.getByRole('complementary')).toContainText('€20.00');
  await advance(page, 10 * MINUTE_MS);
  await page.getByRole('button', { name: 'Continue' }).first().click();
  const first = page.getByRole('group', { name: 'First day in Iran' });
  await expect(first.getByRole('textbox').first()).toHaveAttribute('aria-invalid', 'true');
  await fillDay(first, addDays(today, 1));
  await page.getByRole('button', { name: 'Continue' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who is insured?');
});
