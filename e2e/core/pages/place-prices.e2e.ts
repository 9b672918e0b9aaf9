import type { Page } from '@playwright/test';
import { PLACES } from '#domain/country/places.ts';
import { type OwnSite, startOwnSite } from '../../support/own-site.ts';
import { expect, test } from '../../support/test.ts';

// Nobody else buys on this site, so prices stay valid until a link is followed.
let site: OwnSite;
test.beforeAll(async () => {
  site = await startOwnSite();
});
test.afterAll(async () => site?.stop());

/** Two digits after the point: in the parsed text the next word follows without a space. */
const PRICE = /€[\d,]+(?:\.\d\d)?/;
const euros = (price = '') => Number(price.replaceAll(/[€,]/g, ''));

/** Parses the HTML of a URL without rendering: there are about three hundred. */
async function readPage(page: Page, href: string) {
  const answer = await page.request.get(href);
  expect(answer.status(), href).toBe(200);
  return page.evaluate(
    (html) => {
      const read = new DOMParser().parseFromString(html, 'text/html');
      const priced = [...read.querySelectorAll('#prices a')].filter(({ textContent }) => textContent?.includes('€'));
      return {
        links: priced.map((link) => ({ path: link.getAttribute('href') ?? '', text: link.textContent ?? '' })),
        offers: [...read.querySelectorAll('article')].map(({ textContent }) => textContent ?? ''),
        text: read.querySelector('main')?.textContent ?? '',
      };
    },
    await answer.text(),
  );
}

test('each price on the page of each place is what the page behind it shows', async ({ page }) => {
  const wrong: string[] = [];
  let flights = 0;
  let hotels = 0;
  for (const { slug } of PLACES) {
    for (const { path, text } of (await readPage(page, `${site.url}/${slug}`)).links) {
      const price = PRICE.exec(text)?.[0];
      const behind = await readPage(page, site.url + path);
      const isFlight = path.startsWith('/flights/');
      const cheapest = Math.min(...behind.offers.map((offer) => euros(PRICE.exec(offer)?.[0])));
      const isRight = isFlight ? cheapest === euros(price) : price !== undefined && behind.text.includes(price);
      if (!isRight) wrong.push(`${slug}: ${price} for ${path}`);
      if (isFlight) flights += 1;
      else hotels += 1;
    }
  }
  expect(wrong).toEqual([]);
  expect(flights).toBeGreaterThan(100);
  expect(hotels).toBeGreaterThan(20);
});
