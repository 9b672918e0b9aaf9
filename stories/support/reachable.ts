import { expect } from 'storybook/test';

/** WCAG 2.5.8 without its spacing exception: each link is at least 24 px high. */
export async function expectReachable(page: HTMLElement, selector: string): Promise<void> {
  const links = [...page.querySelectorAll<HTMLElement>(selector)];
  await expect(links.length).toBeGreaterThan(0);
  const low = links.filter((link) => link.getBoundingClientRect().height < 24);
  await expect(low.map(({ textContent }) => textContent)).toEqual([]);
}
