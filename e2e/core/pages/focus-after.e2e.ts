import type { Page } from '@playwright/test';
import { beginAtReview, holdOneWay, seeFlights } from '../../support/booking.ts';
import { dayAhead } from '../../support/days.ts';
import { seeHotel } from '../../support/hotels.ts';
import { HOTELS } from '../../support/pages.ts';
import { expect, test, visit } from '../../support/test.ts';

// The main action of each page by keyboard: afterwards the focus must be at the result, not at the start of the page,
// for users who cannot see it.

type Act = {
  readonly from: (page: Page) => Promise<void>;
  readonly act: (page: Page) => Promise<void>;
  /** The result; afterwards some element must have the focus. */
  readonly comes: (page: Page) => Promise<void>;
};

const enter = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().press('Enter');
const at = (path: string) => (page: Page) => visit(page, path);
const heading = (text: string | RegExp) => (page: Page) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(text);
const error = (page: Page) =>
  expect(page.locator('main [aria-invalid="true"], main [role="alert"]').first()).toBeVisible();

const ACTS: Readonly<Record<string, Act>> = {
  'a search for flights': {
    from: at('/'),
    act: async (page) => {
      await page.getByRole('combobox', { name: 'To' }).fill('Shiraz');
      await enter(page, 'Search');
    },
    comes: (page) => expect(page).toHaveURL(/\/flights\/THR-SYZ/),
  },
  'a flight': {
    from: (page) => seeFlights(page, `THR-SYZ?departing=${dayAhead(58)}`),
    act: (page) => enter(page, /^Select /),
    comes: heading('Who is flying?'),
  },
  'a way out': {
    from: (page) => seeFlights(page, `THR-SYZ?departing=${dayAhead(58)}&returning=${dayAhead(60)}`),
    act: (page) => enter(page, /^Select /),
    comes: (page) => expect(page.getByText('Your outbound flight', { exact: true })).toBeVisible(),
  },
  'travellers that are not complete': {
    from: (page) => holdOneWay(page, dayAhead(59)),
    act: (page) => enter(page, 'Continue to review'),
    comes: error,
  },
  'a payment without the rules': {
    from: (page) => beginAtReview(page, dayAhead(60)),
    act: (page) => enter(page, /^Pay /),
    comes: error,
  },
  'a list of hotels': {
    from: at(HOTELS),
    act: (page) => page.getByRole('article').first().getByRole('link').first().press('Enter'),
    comes: (page) => expect(page).toHaveURL(/\/hotel\/isfahan\//),
  },
  'rooms of a hotel': {
    from: (page) => seeHotel(page, 'isfahan/abbasi-hotel', { departing: dayAhead(47), returning: dayAhead(49) }),
    act: async (page) => {
      await enter(page, /^Choose /);
      await page.getByRole('button', { name: 'Continue', exact: true }).press('Enter');
    },
    comes: heading('Who is staying?'),
  },
  'a booking that nobody knows': {
    from: at('/find-booking'),
    act: async (page) => {
      await page.getByLabel('Reference').fill('SFR-2222-22');
      await page.getByLabel('E-mail').fill('nobody@example.org');
      await page.getByLabel('E-mail').press('Enter');
    },
    comes: (page) =>
      expect(page.locator('main [role="status"], main [role="alert"]').filter({ hasText: /\w/ }).first()).toBeVisible(),
  },
  'a login that is wrong': {
    from: at('/login'),
    act: async (page) => {
      await page.getByLabel('E-mail').fill('nobody@example.org');
      await page.getByRole('textbox', { name: 'Password' }).fill('a lantern in the bazaar');
      await page.getByRole('textbox', { name: 'Password' }).press('Enter');
    },
    comes: (page) =>
      expect(page.locator('main [role="status"], main [role="alert"]').filter({ hasText: /\w/ }).first()).toBeVisible(),
  },
  'a message without words': { from: at('/contact'), act: (page) => enter(page, 'Send the message'), comes: error },
  'a search of the blog': {
    from: at('/blog'),
    act: async (page) => {
      await page.getByRole('searchbox').fill('visa');
      await page.getByRole('searchbox').press('Enter');
    },
    comes: (page) => expect(page).toHaveURL(/\/blog\/search/),
  },
};

/** The actions tested, and whether each one loaded a new document. */
const acts: { readonly name: string; readonly isNew: boolean }[] = [];

for (const [name, { from, act, comes }] of Object.entries(ACTS)) {
  test(`the focus is on the page after ${name}`, async ({ page }) => {
    await from(page);
    await page.evaluate(() => document.documentElement.toggleAttribute('data-before', true));
    await act(page);
    await comes(page);
    // Screen readers read a new document from its start.
    const isNew = (await page.locator('html[data-before]').count()) === 0;
    if (!isNew) await expect(page.locator('body :focus')).toBeVisible();
    acts.push({ name, isNew });
  });
}

test.afterAll(() => {
  const isNew = acts.filter((one) => one.isNew).map(({ name }) => name);
  expect(isNew.filter((name) => name !== 'a search of the blog')).toEqual([]);
});
