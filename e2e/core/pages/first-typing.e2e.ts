import type { Page } from '@playwright/test';
import { writeRooms } from '#domain/hotels/hotel-rooms.ts';
import { roomsOfCounts } from '#domain/hotels/hotel-search.ts';
import { haveOwnAccount } from '../../support/account.ts';
import { urls } from '../../support/pages.ts';
import { expect, holdBack, test, untilLive } from '../../support/test.ts';

// Once a page was read, a service worker answers for the files that these journeys hold back.
test.use({ savesData: false, serviceWorkers: 'block' });

// Nothing typed, chosen or autofilled before or during hydration is lost. Pages and fields are discovered, not listed.

/**
 * Text fields of forms that need scripts; values are compared as they would be submitted. Who ticks that they are in Iran
 * is not asked for the first day any more: it goes when the page is awake.
 */
const TEXTS =
  'main form:not([action]) input:is([type=text], [type=email], [type=tel], [type=password], :not([type])):not([readonly], [id^=firstDay])';

/** What all forms would submit besides `TEXTS` and hidden copies of what is chosen in another form: a sort form keeps the filters. */
const choices = async (page: Page) => {
  const forms = await page.evaluate((texts) => {
    const typed = new Set([...document.querySelectorAll<HTMLInputElement>(texts)].map(({ name }) => name));
    const shown = 'main form :is(input:not([type=hidden]), select, textarea)';
    const chosen = [...document.querySelectorAll<HTMLInputElement>(shown)];
    const isCopy = (form: HTMLFormElement, field: string) =>
      chosen.some(({ name }) => name === field) &&
      !chosen.some(({ name, form: own }) => name === field && own === form);
    return [...document.querySelectorAll<HTMLFormElement>('main form')].map((form) =>
      [...new FormData(form)]
        .filter(
          ([name]) =>
            (form.hasAttribute('action') || !typed.has(name)) && !isCopy(form, name) && !name.startsWith('firstDay'),
        )
        .map(([name, value]): [string, string] => [name, String(value).trim()]),
    );
  }, TEXTS);
  return forms.map((fields) =>
    inOneField(fields)
      .map(([name, value]) => `${name}=${value}`)
      .sort(),
  );
};

/** Of `now` what `before` asked too: a choice may open more fields, such as the ages of children. */
const askedBefore = (now: readonly string[][], before: readonly string[][]) =>
  now.map((fields, form) => {
    const names = new Set(before[form]?.map(nameOf));
    return fields.filter((field) => names.has(nameOf(field)));
  });
const nameOf = (field: string) => field.split('=')[0];

/** Without scripts a stay has three plain fields; with scripts they are one. */
function inOneField(fields: readonly [string, string][]): readonly [string, string][] {
  const { adults, ages = '', count } = Object.fromEntries(fields);
  if (adults === undefined || count === undefined) return fields;
  const children = ages.split(/\D+/).filter(Boolean).map(Number);
  const rooms = writeRooms(roomsOfCounts(Number(adults), children, Number(count)));
  return [...fields.filter(([name]) => !['adults', 'ages', 'count'].includes(name)), ['rooms', rooms]];
}

/** Ticks all checkboxes and selects the last option of all lists. */
const choose = (page: Page) =>
  page.evaluate(() => {
    for (const box of document.querySelectorAll<HTMLInputElement>('main form input[type=checkbox]')) box.click();
    for (const list of document.querySelectorAll<HTMLSelectElement>('main form select')) {
      list.selectedIndex = list.options.length - 1;
      list.dispatchEvent(new Event('input', { bubbles: true }));
      list.dispatchEvent(new Event('change', { bubbles: true }));
    }
  });

/** Like a password manager. */
const autofill = (page: Page, text: string) =>
  page.evaluate(
    ([texts, value]) => {
      for (const field of document.querySelectorAll<HTMLInputElement>(texts as string)) {
        if (field.disabled) continue;
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
        field.dispatchEvent(new Event('input', { bubbles: true }));
        field.dispatchEvent(new Event('change', { bubbles: true }));
      }
    },
    [TEXTS, text],
  );

async function typeEverywhere(page: Page, text: string): Promise<void> {
  for (const field of await page.locator(TEXTS).all()) {
    if (!(await field.isVisible()) || (await field.isDisabled())) continue;
    await field.focus();
    await field.press('End');
    await field.pressSequentially(text);
  }
}

/** What stands in each field, with more typed behind it as far as the field takes it. */
const texts = (page: Page, more = '') =>
  page.locator(`${TEXTS}:enabled:visible`).evaluateAll(
    (fields, then) =>
      (fields as HTMLInputElement[]).map(({ id, value, maxLength }) => {
        const all = value + then;
        return `${id}=${maxLength < 0 ? all : all.slice(0, Math.max(maxLength, value.length))}`;
      }),
    more,
  );

/** Fills in all forms of a page while its application loads and while it hydrates. */
async function expectKept(page: Page, url: string, fill: (early: string, late: string) => Promise<void>) {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/entry-client*', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  await choose(page);
  await fill('', 'early');
  // While React takes over, it may draw its own choices for a moment before it hears of these.
  const chosen = await choices(page);
  release();
  await fill('early', 'while');
  const [typed, after] = [await texts(page), await texts(page, 'later')];
  const focus = await page.evaluate(() => document.activeElement?.id);
  await untilLive(page);
  await expect.poll(async () => askedBefore(await choices(page), chosen), url).toEqual(chosen);
  expect(await texts(page), url).toEqual(typed);
  expect(await page.evaluate(() => document.activeElement?.id), url).toBe(focus);
  // A controlled form that missed the input would reset its fields on the next keystroke.
  await typeEverywhere(page, 'later');
  expect(await texts(page), url).toEqual(after);
  await page.unrouteAll({ behavior: 'wait' });
}

/** Pages with a form, without redirects. */
async function withForms(page: Page, all: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const url of all) {
    const answer = await page.request.get(url, { maxRedirects: 0 });
    if (answer.status() === 200 && /<main.*<form/s.test(await answer.text())) found.push(url);
  }
  return found;
}

async function expectAllKept(page: Page, all: readonly string[]): Promise<void> {
  for (const url of all) {
    await expectKept(page, url, (_, text) => typeEverywhere(page, text));
    await expectKept(page, url, (before, text) => autofill(page, before + text));
  }
}

test('what a guest types before a page is awake stays', async ({ page }) => {
  test.slow();
  const open = await withForms(page, urls());
  expect(open.length).toBeGreaterThan(4);
  await expectAllKept(page, open);
});

test('what an owner types before a page is awake stays', async ({ page }) => {
  test.slow();
  const open = await withForms(page, urls());
  await haveOwnAccount(page);
  const own = (await withForms(page, urls())).filter((url) => !open.includes(url));
  expect(own).toContain('/secure-password');
  await expectAllKept(page, own);
});

/** Checkboxes and radio buttons controlled by React, by name: the shown state and React's state. */
const ticks = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('main :is([type=checkbox], [type=radio])')].map((box) => {
      const mark = Object.keys(box).find((key) => key.startsWith('__reactProps$'));
      const drawn = (box as unknown as Record<string, { checked?: boolean } | undefined>)[mark ?? '']?.checked;
      return `${box.name}=${box.value}: ${box.checked}, ${drawn ?? box.checked}`;
    }),
  );

test('what is ticked and chosen before any script is there stays, and is drawn again so', async ({ page }) => {
  test.slow();
  let count = 0;
  for (const url of await withForms(page, urls())) {
    const { promise, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await promise;
      await route.continue();
    });
    await page.goto(url, { waitUntil: 'commit' });
    await page.locator('footer').waitFor();
    await page.evaluate(() => {
      const boxes = document.querySelectorAll<HTMLInputElement>('main form :is([type=checkbox], [type=radio])');
      for (const box of boxes) if (!box.checked) box.click();
    });
    const before = await ticks(page);
    count += before.length;
    release();
    await untilLive(page);
    await expect.poll(() => ticks(page), url).toEqual(before);
    await page.unrouteAll({ behavior: 'wait' });
  }
  expect(count).toBeGreaterThan(10);
});

/** Names of the fields of this page whose value React did not know when a held link was followed; 'waiting' until then. */
const unknownToReact = (page: Page, url: string) =>
  page.evaluate((key) => sessionStorage.getItem(key) ?? 'waiting', `unknown ${url.split('?')[0]}`);

/** Notes what React knows when a held link is followed, also if the browser then loads the page. */
function noteWhatIsKnown(): void {
  const isUnknown = (field: HTMLInputElement) => {
    const mark = Object.keys(field).find((key) => key.startsWith('__reactProps$')) ?? '';
    const props = (field as unknown as Record<string, { checked?: boolean; value?: unknown } | undefined>)[mark];
    if (['checkbox', 'radio'].includes(field.type)) return (props?.checked ?? field.checked) !== field.checked;
    return !props || String(props.value ?? field.value) !== field.value;
  };
  const note = ({ target, isTrusted }: Event) => {
    if (isTrusted || !(target instanceof Element) || !target.closest('footer a')) return;
    const fields = [...document.querySelectorAll<HTMLInputElement>('main form:not([method=get]) :is(input, select)')];
    const unknown = fields.filter(isUnknown).map(({ id, name }) => id || name);
    sessionStorage.setItem(`unknown ${location.pathname}`, unknown.join());
  };
  addEventListener('click', note, true);
}

test('a link that is clicked before a page is awake waits for what was typed and chosen there', async ({ page }) => {
  test.slow();
  await page.addInitScript(noteWhatIsKnown);
  const seen: string[] = [];
  for (const url of await withForms(page, urls())) seen.push(...(await followHeldLink(page, url)));
  expect(new Set(seen).size).toBeGreaterThan(4);
});

/** Types into the fields of a page that is not awake, clicks a link, and sees that it waits for them. Empty: a page without texts. */
async function followHeldLink(page: Page, url: string): Promise<string[]> {
  await page.evaluate((key) => sessionStorage.removeItem(key), `unknown ${url.split('?')[0]}`).catch(() => undefined);
  const release = await holdBack(page, '**/assets/entry-client*');
  try {
    await page.goto(url, { waitUntil: 'commit' });
    const rules = page.locator('footer').getByRole('link', { name: 'Terms', exact: true });
    await rules.waitFor();
    if ((await page.locator(TEXTS).count()) === 0) return [];
    await choose(page);
    // Digits suit each field, that of a code too.
    await typeEverywhere(page, '12');
    await rules.click();
    await expect(rules, url).toHaveAttribute('aria-busy', 'true');
    release();
    await expect.poll(() => unknownToReact(page, url), url).toBe('');
    await expect(page).toHaveURL('/terms');
    return [url];
  } finally {
    release();
    await page.unrouteAll({ behavior: 'wait' });
  }
}
