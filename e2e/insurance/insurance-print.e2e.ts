import type { Page } from '@playwright/test';
import { dayAhead } from '../support/days.ts';
import { expect, test, untilLive } from '../support/test.ts';
import { ANNA, havePolicy, MIA } from './support/insurance.ts';

/** Number of printed pages on both common paper sizes. */
async function sheetsOf(page: Page): Promise<readonly number[]> {
  const counts: number[] = [];
  for (const format of ['A4', 'Letter'] as const) {
    const paper = await page.pdf({ format });
    counts.push(paper.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0);
  }
  return counts;
}

/** Runs in the page: rows of the Persian half that do not begin at the right edge of their block, or are cut off. */
function crooked(half: Element): string[] {
  const outer = half.getBoundingClientRect();
  const rows = [...half.querySelectorAll('dt, dd, p, h3, h4, span')].filter((row) =>
    [...row.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
  );
  const told = rows.flatMap((row) => {
    const range = document.createRange();
    range.selectNodeContents(row);
    const text = range.getBoundingClientRect();
    const block = row.closest('dt, dd, p, h3, h4, div') ?? row;
    const { paddingRight } = getComputedStyle(block);
    const edge = block.getBoundingClientRect().right - Number.parseFloat(paddingRight);
    const isOneRow = row === block && getComputedStyle(row).display === 'block';
    return [
      ...(isOneRow && Math.abs(edge - text.right) > 2 ? [`not at the right: ${row.textContent}`] : []),
      ...(text.left < outer.left - 1 || text.right > outer.right + 1 ? [`beyond the paper: ${row.textContent}`] : []),
      ...(row.scrollWidth > row.clientWidth + 1 && row.clientWidth > 0 ? [`cut off: ${row.textContent}`] : []),
    ];
  });
  return rows.length > 10 ? told : [...told, `only ${rows.length} rows`];
}

test('each person has one sheet, whose Persian rows begin at the right and are whole', async ({ page }) => {
  await havePolicy(page, dayAhead(38), 13, [
    { ...ANNA, born: '1988-03-14' },
    { ...MIA, born: '2018-08-09' },
    { given: 'Maximilian Alexander', family: 'Schwarzenberger', passport: 'C01X00K81', born: '1940-01-01' },
  ]);
  await untilLive(page);
  // Three certificates, then what comes next.
  expect(await sheetsOf(page)).toEqual([4, 4]);

  await page.emulateMedia({ media: 'print' });
  // The width of A4 between its margins.
  await page.setViewportSize({ width: 718, height: 1000 });
  const halves = page.locator('article [lang=fa][dir=rtl]');
  await expect(halves).toHaveCount(3);
  for (const half of await halves.all()) {
    await expect(half).toBeVisible();
    expect(await half.evaluate(crooked)).toEqual([]);
  }
});
