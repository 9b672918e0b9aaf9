import type { Page } from '@playwright/test';
import { haveOwnAccount } from '../../support/account.ts';
import { payForTickets, reviewOneWay } from '../../support/booking.ts';
import { dayAhead } from '../../support/days.ts';
import { fillGuests, holdRooms, seeHotel } from '../../support/hotels.ts';
import { LISTS, urls } from '../../support/pages.ts';
import { expect, test } from '../../support/test.ts';

// Pages and controls are discovered, not listed.
test.use({ javaScriptEnabled: false });

type Control = { readonly what: string; readonly action: string | null };

/**
 * Playwright disables scripts without changing the media feature `(scripting)`, so its rules are applied here. Returns
 * the number of such rules.
 */
const hideAsWithoutScripts = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const all = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => ({ sheet, rule })));
    const rules = all.flatMap(({ sheet, rule }) =>
      rule instanceof CSSMediaRule && rule.conditionText.includes('scripting: none')
        ? [...rule.cssRules].map(({ cssText }) => ({ sheet, cssText }))
        : [],
    );
    for (const { sheet, cssText } of rules) sheet.insertRule(cssText, sheet.cssRules.length);
    return rules.length;
  });

/** Controls of a page that are visible but do nothing. */
async function dead(page: Page): Promise<string[]> {
  const forms = await page.locator('form:visible').all();
  const found: Control[] = [];
  for (const form of forms) {
    const fields = await form.locator('> :not(noscript):visible').count();
    if (fields > 0) found.push({ what: await form.innerText(), action: await form.getAttribute('action') });
  }
  // The word stands in it, or right before it.
  const mute = await page.locator('form:not([action], [method=dialog])').evaluateAll((all) =>
    all
      .filter((form) => {
        const word = form.querySelector(':scope > noscript') ?? form.previousElementSibling;
        return !(word?.matches('noscript') && word.textContent);
      })
      .map(({ outerHTML }) => outerHTML),
  );
  const silent = await page.locator('button[type=button]:visible:not([popovertarget])').allInnerTexts();
  const answers = await Promise.all(
    found.map(async ({ what, action }) => {
      if (action === null) return [`a form without an address: ${what}`];
      const answer = await page.request.get(action);
      const isPage = answer.ok() && (answer.headers()['content-type'] ?? '').startsWith('text/html');
      return isPage ? [] : [`${action}: ${answer.status()}`];
    }),
  );
  return [
    ...answers.flat(),
    ...mute.map((html) => `a form that is gone without a word: ${html.slice(0, 200)}`),
    ...silent.map((text) => `a button that nobody hears: ${text}`),
  ];
}

async function expectAlive(page: Page, all: readonly string[]): Promise<number> {
  let forms = 0;
  for (const url of all) {
    await page.goto(url);
    expect(await hideAsWithoutScripts(page), url).toBeGreaterThan(0);
    forms += await page.locator('form').count();
    expect(await dead(page), url).toEqual([]);
    const help = page.getByRole('banner').getByRole('link', { name: 'Help' });
    if ((await help.count()) > 0) await expect(help, url).toHaveAttribute('href', '/help');
  }
  return forms;
}

test('without JavaScript each form that is shown has an answer, and nothing that is shown is dead', async ({
  page,
}) => {
  test.slow();
  expect(await expectAlive(page, [...urls(), ...LISTS])).toBeGreaterThan(10);
});

test('nor is anything dead on the pages of an account', async ({ browser, baseURL }) => {
  test.slow();
  const at = baseURL ? { baseURL } : {};
  const live = await browser.newContext({ ...at, javaScriptEnabled: true });
  await haveOwnAccount(await live.newPage());
  const plain = await browser.newContext({ ...at, javaScriptEnabled: false, storageState: await live.storageState() });
  const own = urls().filter((path) => path.startsWith('/profile'));
  expect(own.length).toBeGreaterThan(3);
  await expectAlive(await plain.newPage(), own);
  await Promise.all([live.close(), plain.close()]);
});

test('nor on the steps of an order: who flies or sleeps, the payment, the papers', async ({ browser, baseURL }) => {
  test.slow();
  const at = baseURL ? { baseURL } : {};
  const live = await browser.newContext({ ...at, javaScriptEnabled: true });
  const page = await live.newPage();
  await seeHotel(page, 'isfahan/abbasi-hotel', { departing: dayAhead(44), returning: dayAhead(46) });
  await holdRooms(page);
  const guests = page.url();
  await fillGuests(page);
  await reviewOneWay(page, dayAhead(65));
  const review = page.url();
  const passengers = review.replace('step=confirm', 'step=passengers');
  expect(passengers).not.toBe(review);
  const plainOf = async () => {
    const context = await browser.newContext({
      ...at,
      javaScriptEnabled: false,
      storageState: await live.storageState(),
    });
    return { page: await context.newPage(), close: () => context.close() };
  };
  const before = await plainOf();
  expect(await expectAlive(before.page, [passengers, review, guests])).toBeGreaterThan(0);
  await payForTickets(page);
  const after = await plainOf();
  await expectAlive(after.page, [page.url(), '/trip', '/trip/cards']);
  await Promise.all([before.close(), after.close(), live.close()]);
});

test('each page says without JavaScript what is missing', async ({ page }) => {
  await page.goto('/login');
  // Playwright does not read <noscript>, but users do.
  expect(await page.content()).toContain('what needs it is not shown');
});
