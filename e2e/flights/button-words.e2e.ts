import { dayAhead } from '../support/days.ts';
import { expect, test } from '../support/test.ts';

/** A search with flights that have two fares, side by side on a phone. */
const SEARCH = `/flights/THR-MHD?departing=${dayAhead(14)}`;

test('the label of a button breaks inside no word, on no phone', async ({ page }) => {
  await page.goto(SEARCH);
  await expect(page.locator('article[data-many]').first()).toBeVisible();
  for (const width of [320, 360, 376, 384, 390, 412]) {
    await page.setViewportSize({ width, height: 844 });
    const broken = await page.evaluate(() => {
      const labels = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (text) =>
        text.parentElement?.closest('button') ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT,
      );
      const found: string[] = [];
      for (let text = labels.nextNode(); text; text = labels.nextNode())
        for (const word of (text.textContent ?? '').matchAll(/\p{L}+/gu)) {
          const range = document.createRange();
          range.setStart(text, word.index);
          range.setEnd(text, word.index + word[0].length);
          const isSeen = !text.parentElement?.closest('.vh');
          if (isSeen && range.getClientRects().length > 1) found.push(word[0]);
        }
      return found;
    });
    expect(broken, `${width} px`).toEqual([]);
  }
});
