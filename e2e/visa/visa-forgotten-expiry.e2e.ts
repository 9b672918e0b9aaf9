import type { Page } from '@playwright/test';
import { addDays, dayOf, formatDay, momentOf } from '#domain/core/time.ts';
import { promisedDay } from '#domain/visa/visa-fees.ts';
import { advance, fillContact } from '../support/booking.ts';
import { test } from '../support/own-clock.ts';
import { expect, untilLive, visit } from '../support/test.ts';
import {
  beginRequest,
  clickToBegin,
  fillPerson,
  fillVisaPage,
  heading,
  saveAndGoOn,
  typeArrivalOn,
} from './support/visa-request.ts';

// Moving the clock affects the whole server, so these journeys have their own site and run one after the other.
test.use({ siteName: 'visa-forgotten' });
test.describe.configure({ mode: 'serial' });

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

const serverNow = async (page: Page): Promise<number> =>
  (await (await page.request.post('/test-support/advance?ms=0')).json()).now;

test('who is called away for 20 minutes in the middle of a page goes on where it was', async ({ page }) => {
  await clickToBegin(page);
  await page.getByRole('link', { name: 'Work, Person 1' }).click();
  await page.getByRole('radio', { name: 'Employed', exact: true }).check();
  await page.getByLabel('Job title').fill('software developer');
  await advance(page, 20 * MINUTE_MS);
  await fillVisaPage(page, 'Work');
  await saveAndGoOn(page);
  await expect(heading(page)).toHaveText('The trip');
  await page.reload();
  await page.goBack();
  await expect(page.getByLabel('Job title')).toHaveValue('software developer');
});

test('a finished request that was not paid for a day is taken up again as it was', async ({ page }) => {
  await beginRequest(page);
  await fillPerson(page, 'Person 1');
  await page.getByRole('button', { name: 'Check and pay' }).click();
  await fillContact(page);
  await page.getByRole('button', { name: 'Check your answers' }).click();
  await expect(heading(page)).toHaveText('Review and pay');
  await advance(page, 25 * 60 * MINUTE_MS);
  await page.reload();
  await untilLive(page);
  await expect(page.getByText('We keep a draft for 30 days')).toBeHidden();
  await page.getByRole('button', { name: /again/ }).first().click();
  await expect(heading(page)).toHaveText('Review and pay');
  await expect(page.getByText('Eva Keller').first()).toBeVisible();
});

test('a draft that nobody touched for 30 days has ended, and each of its pages says so', async ({ page, context }) => {
  await beginRequest(page);
  await fillPerson(page, 'Person 1');
  const tasks = page.url();
  const another = async () => {
    const tab = await context.newPage();
    await tab.goto(tasks);
    await untilLive(tab);
    return tab;
  };
  const [work, contact] = [await another(), await another()];
  await work.getByRole('link', { name: 'Work, ' }).click();
  await expect(heading(work)).toHaveText('Work');
  await contact.getByRole('button', { name: 'Check and pay' }).click();
  await expect(heading(contact)).toHaveText('How can we reach you?');

  await advance(page, 31 * DAY_MS);
  const hasEnded = (tab: Page) => expect(heading(tab)).toHaveText('This request has ended');
  await page.getByRole('radio', { name: /^Urgent/ }).click();
  await hasEnded(page);
  await work.bringToFront();
  await work.getByLabel('Job title').fill('baker');
  await saveAndGoOn(work);
  await hasEnded(work);
  await contact.bringToFront();
  await fillContact(contact);
  await contact.getByRole('button', { name: 'Check your answers' }).click();
  await hasEnded(contact);
  await contact.goto(tasks);
  await untilLive(contact);
  await hasEnded(contact);
  await contact.getByRole('button', { name: 'Begin a new request' }).click();
  await expect(contact.getByRole('button', { name: 'Begin the request' })).toBeVisible();
});

test('urgent over Nowruz: the promise leaves out the holidays', async ({ page }) => {
  const now = await serverNow(page);
  const thisYear = `${dayOf(now).slice(0, 4)}-03-17`;
  const eve = dayOf(now) < thisYear ? thisYear : `${Number(thisYear.slice(0, 4)) + 1}-03-17`;
  await advance(page, momentOf(eve, 600) - now);
  await visit(page, '/iran-visa/request?n1=DE&residence=DE&entry=airport&days=10');
  await typeArrivalOn(page, addDays(eve, 60));
  await page.getByRole('button', { name: 'Begin the request' }).click();
  const promised = promisedDay(eve, 'urgent', ['airportCode']);
  // Offices are closed from the 20th to the 24th.
  expect(promised > `${eve.slice(0, 4)}-03-24`).toBe(true);
  await expect(page.getByText(`Promised by ${formatDay(promised)}, if sent today`)).toBeVisible();
});
