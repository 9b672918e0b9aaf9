import { holdOneWay } from '../../support/booking.ts';
import { dayAhead } from '../../support/days.ts';
import { expect, test } from '../../support/test.ts';

test('right to left, the arrow of a select stands at the end of its line and not on its text', async ({ page }) => {
  await holdOneWay(page, dayAhead(46));
  const nationality = page.getByLabel('Nationality');
  await expect(nationality).toHaveCSS('background-position-x', 'calc(100% - 9.6px)');
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  await expect(nationality).toHaveCSS('background-position-x', '9.6px');
});
