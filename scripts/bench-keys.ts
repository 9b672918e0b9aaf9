import { chromium, type Page } from 'playwright-core';
import { addDays, dayOf } from '../domain/core/time.ts';
import { chromiumOptions } from './chromium.ts';

/** A field whose answer is computed in the page: each key changes what is shown there. */
type Field = {
  readonly name: string;
  readonly page: string;
  readonly fill: readonly (readonly [selector: string, text: string])[];
  readonly target: string;
  /** Pressed one after the other, again and again. */
  readonly keys: readonly string[];
  /** What changes with each key. */
  readonly shown: string;
};

const FIELDS: readonly Field[] = [
  {
    name: 'days of an insurance, to the price',
    page: `/iran-travel-insurance?firstDay=${addDays(dayOf(Date.now()), 30)}&age12=2&age0=1&age65=1`,
    fill: ['1988', '1986', '2018', '1955'].flatMap((year, index) => [
      [`[name="people.${index}.birthDate-day"]`, '14'] as const,
      [`[name="people.${index}.birthDate-month"]`, '3'] as const,
      [`[name="people.${index}.birthDate-year"]`, year] as const,
    ]),
    target: '#days',
    keys: ['8', 'Backspace', '7', 'Backspace'],
    shown: 'aside [aria-live]',
  },
];

export type KeyFigure = { readonly name: string; readonly keys: number; readonly p50: number; readonly p95: number };

const PRESSES = 80;

/** From a key to the frame that shows its answer, on a phone whose processor is 4 times slower, in ms. */
export async function benchKeys(origin: string): Promise<KeyFigure[]> {
  const browser = await chromium.launch(chromiumOptions());
  try {
    const figures: KeyFigure[] = [];
    for (const field of FIELDS) {
      const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
      figures.push(await measure(page, origin, field));
      await page.close();
    }
    return figures;
  } finally {
    await browser.close();
  }
}

async function measure(page: Page, origin: string, { name, fill, target, keys, shown, ...field }: Field) {
  await page.goto(origin + field.page);
  await page.mouse.move(5, 5);
  await page.mouse.move(9, 9);
  await page.locator('html[data-live]').waitFor({ state: 'attached' });
  for (const [selector, text] of fill) await page.locator(selector).fill(text);
  await page.locator(target).fill('');
  await page.locator(target).focus();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.evaluate(watchKeys, shown);
  for (let press = 0; press < PRESSES; press += 1) {
    await page.keyboard.press(keys[press % keys.length] ?? '');
    await page.waitForFunction((count) => window.answeredKeys.length > count, press);
  }
  const times = (await page.evaluate(() => window.answeredKeys)).toSorted((one, other) => one - other);
  const at = (share: number) => Math.round(times[Math.ceil(times.length * share) - 1] ?? 0);
  return { name, keys: times.length, p50: at(0.5), p95: at(0.95) };
}

declare global {
  interface Window {
    /** Of each key, how long until its answer was painted, in ms. */
    answeredKeys: number[];
  }
}

/** Runs in the page. */
function watchKeys(shown: string): void {
  window.answeredKeys = [];
  let pressedAt = 0;
  addEventListener('keydown', ({ timeStamp }) => (pressedAt = timeStamp), true);
  const place = document.querySelector(shown);
  if (!place) throw new Error(`Nothing is at ${shown}`);
  new MutationObserver(() => {
    const since = pressedAt;
    if (since === 0) return;
    pressedAt = 0;
    // The task after the next frame: its changes are painted.
    requestAnimationFrame(() => setTimeout(() => window.answeredKeys.push(performance.now() - since)));
  }).observe(place, { subtree: true, childList: true, characterData: true });
}
