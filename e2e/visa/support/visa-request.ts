import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { VisaPage } from '#domain/visa/visa-application.ts';
import type { components } from '#openapi/generated/types.ts';
import { siteOrigin } from '../../support/account.ts';
import { fillContact, GOOD_CARD, payByCard, toBank } from '../../support/booking.ts';
import { dayAhead } from '../../support/days.ts';
import { visit } from '../../support/test.ts';
import { addPicture } from './visa-pictures.ts';

/** Answers of one person, by labels of the pages. Text is typed; `radio`, `list` and `date` are selected. */
export type Answer =
  | { readonly label: string; readonly text: string }
  | { readonly label: string; readonly list: string }
  | { readonly radio: string; readonly group: string }
  | { readonly date: string; readonly day: readonly [string, string, string] }
  | { readonly tick: string };

type VisaPageName =
  | 'Passport'
  | 'About you'
  | 'Work'
  | 'The trip'
  | 'Where to collect the visa'
  | 'Photo'
  | 'Declarations';

export type VisaTraveller = { readonly given: string; readonly family: string; readonly passport: string };

export const EVA: VisaTraveller = { given: 'Eva', family: 'Keller', passport: 'C01X00T47' };

/** All answers of a working adult, page by page. */
export const answersOf = ({
  given,
  family,
  passport,
}: VisaTraveller): Readonly<Record<VisaPageName, readonly Answer[]>> => ({
  Passport: [
    { label: 'Given names', text: given },
    { label: 'Family name', text: family },
    { group: 'Sex, as in the passport', radio: 'Female' },
    { date: 'Date of birth', day: ['14', '3', '1988'] },
    { label: 'Passport number', text: passport },
    { group: 'Kind of passport', radio: 'Ordinary' },
    { date: 'Day of issue', day: ['22', '8', '2024'] },
    { date: 'Valid until', day: ['21', '8', '2034'] },
    { label: 'Place of issue', text: 'Stadt Berlin' },
    { group: 'Empty pages left', radio: 'Two or more' },
  ],
  'About you': [
    { label: 'Country of birth', list: 'DE' },
    { label: 'City of birth', text: 'Berlin' },
    { label: 'Father’s given name', text: 'Karl' },
    { group: 'Family status', radio: 'Single' },
    { label: 'City where you live', text: 'Berlin' },
    { label: 'Somebody at home to reach in an emergency', text: 'Eva Keller, +49 30 1234567' },
  ],
  Work: [
    { group: 'What you do', radio: 'Employed' },
    { label: 'Job title', text: 'software developer' },
    { label: 'Name of the employer, school or university', text: 'Beispiel GmbH' },
    { label: 'City where you work', text: 'Berlin' },
    { label: 'Address of the work', text: 'Beispielweg 1, Berlin' },
  ],
  'The trip': [
    { label: 'City where you enter Iran', text: 'Tehran' },
    { label: 'Places you will visit', text: 'Tehran, Isfahan, Shiraz' },
    { label: 'How often you have been to Iran', text: '0' },
  ],
  'Where to collect the visa': [
    { group: 'Where you collect the visa', radio: 'At the visa desk of an airport in Iran' },
    { label: 'Which one', list: 'IKA' },
  ],
  Photo: [],
  Declarations: [
    {
      tick: 'I have no Israeli passport, and no Israeli visa or stamp of the last 12 months in mine. (Sources differ on how a stamp is judged.)',
    },
    { tick: 'I do not travel as a journalist or for the press.' },
    { tick: 'What I have told is true and complete.' },
    { tick: 'My answers and pictures may be sent to the Ministry of Foreign Affairs of Iran for this visa.' },
  ],
});

export const PAGE_TITLES: Readonly<Record<VisaPage, VisaPageName>> = {
  passport: 'Passport',
  person: 'About you',
  job: 'Work',
  trip: 'The trip',
  collect: 'Where to collect the visa',
  photo: 'Photo',
  declarations: 'Declarations',
};

export const VISA_PAGE_NAMES = Object.keys(answersOf(EVA)) as readonly VisaPageName[];

async function give(page: Page, answer: Answer): Promise<void> {
  if ('text' in answer) return page.getByLabel(answer.label, { exact: true }).fill(answer.text);
  if ('list' in answer) {
    await page.getByLabel(answer.label, { exact: true }).selectOption(answer.list);
    return;
  }
  if ('radio' in answer)
    return page
      .getByRole('group', { name: answer.group })
      .or(page.getByRole('radiogroup', { name: answer.group }))
      .getByRole('radio', { name: answer.radio, exact: true })
      .check();
  if ('tick' in answer) return page.getByRole('checkbox', { name: answer.tick }).check();
  const group = page.getByRole('group', { name: answer.date });
  const [day, month, year] = answer.day;
  await group.getByLabel('Day').fill(day);
  await group.getByLabel('Month').fill(month);
  await group.getByLabel('Year').fill(year);
}

/** Fills in the open page without submitting it. */
export async function fillVisaPage(page: Page, name: VisaPageName, who = EVA): Promise<void> {
  for (const answer of answersOf(who)[name]) await give(page, answer);
  if (name === 'Passport') await addPicture(page, 'passport');
  if (name === 'Photo') await addPicture(page, 'photo');
}

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const saveAndGoOn = (page: Page) => page.getByRole('button', { name: 'Save and go on' }).click();

/** `days`: from today. */
export const typeArrival = (page: Page, days: number): Promise<void> => typeArrivalOn(page, dayAhead(days));

/** `date`: YYYY-MM-DD. */
export async function typeArrivalOn(page: Page, date: string): Promise<void> {
  const [year = '', month, day] = date.split('-');
  await page.getByLabel('Day', { exact: true }).fill(String(Number(day)));
  await page.getByLabel('Month', { exact: true }).fill(String(Number(month)));
  await page.getByLabel('Year', { exact: true }).fill(year);
}

/** Fills in the first page, from an empty form. */
export async function fillBeginning(page: Page, passports: readonly string[], days = 60): Promise<void> {
  for (let count = 1; count < passports.length; count += 1)
    await page.getByRole('button', { name: 'Add a traveller' }).click();
  const lines = page.getByRole('combobox', { name: /^Country of (the )?passport/ });
  for (const [index, code] of passports.entries()) await lines.nth(index).selectOption(code);
  await page.getByLabel('Where you live').selectOption('DE');
  await typeArrival(page, days);
  await page.getByLabel('Days in Iran').fill('12');
  await page.getByRole('button', { name: 'Begin the request' }).click();
}

/** Creates a draft for these passports by a request: other journeys click through its first page. `days`: until the arrival. */
export async function beginRequest(page: Page, passports: readonly string[] = ['DE'], days = 60): Promise<void> {
  const begun = await page.request.post('/api/visa/requests', {
    headers: { origin: siteOrigin(), 'idempotency-key': randomUUID() },
    data: {
      applicants: passports.map((nationality) => ({ nationality })),
      residence: 'DE',
      entry: 'airport',
      arrival: dayAhead(days),
      days: 12,
      processing: 'normal',
    },
  });
  expect(begun.status()).toBe(201);
  const { orderId } = (await begun.json()) as components['schemas']['VisaRequest'];
  await visit(page, `/iran-visa/request?order=${orderId}`);
  await expect(heading(page)).toHaveText(/^Visa request for/);
}

/** The same by its first page, which a URL fills in except for the arrival. */
export async function clickToBegin(page: Page): Promise<void> {
  await visit(page, '/iran-visa/request?n1=DE&residence=DE&entry=airport&days=12');
  await typeArrival(page, 60);
  await page.getByRole('button', { name: 'Begin the request' }).click();
  await expect(heading(page)).toHaveText(/^Visa request for/);
}

/** Fills in all pages of one person, from the task list back to it. `name`: the current name in the list. */
export async function fillPerson(page: Page, name: string, who = EVA): Promise<void> {
  await page.getByRole('link', { name: `Passport, ${name}` }).click();
  for (const task of VISA_PAGE_NAMES) {
    await expect(heading(page)).toHaveText(task);
    await fillVisaPage(page, task, who);
    await saveAndGoOn(page);
  }
  await expect(heading(page)).toHaveText(/^Visa request for/);
}

/** From the completed task list to the tracker of the paid request. */
export async function payRequest(page: Page, email?: string): Promise<void> {
  await page.getByRole('button', { name: 'Check and pay' }).click();
  await expect(heading(page)).toHaveText('How can we reach you?');
  await fillContact(page, email);
  await page.getByRole('button', { name: 'Check your answers' }).click();
  await expect(heading(page)).toHaveText('Review and pay');
  const isBroken = (pictures: (HTMLElement | SVGElement)[]) =>
    pictures.some((one) => one instanceof HTMLImageElement && one.complete && one.naturalWidth === 0);
  expect(await page.locator('img').evaluateAll(isBroken)).toBe(false);
  await toBank(page);
  await payByCard(page, GOOD_CARD);
  await expect(heading(page)).toHaveText('Your request is with us');
}
