import { expect } from 'storybook/test';

/** The bar with the next step is in sight at the top of a page that is longer than the screen, and is as wide as the page's section. */
export async function sticks(page: HTMLElement, name: string): Promise<void> {
  window.scrollTo(0, 0);
  const bar = [...page.querySelectorAll('button, a')].findLast((one) => one.textContent === name)?.parentElement;
  const { bottom, width } = bar?.getBoundingClientRect() ?? new DOMRect(0, Number.NaN);
  await expect(document.documentElement.scrollHeight).toBeGreaterThan(2 * window.innerHeight);
  await expect(Math.abs(bottom - window.innerHeight)).toBeLessThan(2);
  await expect(width).toBe(page.querySelector('section')?.getBoundingClientRect().width);
}
