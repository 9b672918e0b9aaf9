import { type Browser, chromium, type Page } from 'playwright-core';
import { addDays, dayOf } from '../domain/core/time.ts';
import { chromiumOptions } from './chromium.ts';

export type InpFigure = {
  readonly what: string;
  /** CPU slowdown factor. */
  readonly slowing: number;
  /** From the event to the paint of its result, in ms. */
  readonly p50: number;
  readonly p95: number;
};

const ROUNDS = 3;
const WORDS = 'kerman';
const BOXES = ['morning', 'afternoon', 'morning', 'afternoon'];
const ORDERS = ['price', 'leaves', 'duration', 'best'];
const STATUS = `document.querySelector('main [role=status] strong')?.parentElement.textContent`;

export async function benchKeys(origin: string, slowing: number): Promise<InpFigure> {
  return inBrowser(async (browser) => {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const page = await openLive(browser, `${origin}/`, slowing);
      const field = page.locator('#search-origin');
      await field.click();
      await page.locator('[role=option]').first().waitFor();
      for (const [at, letter] of [...WORDS].entries()) {
        const shown = `document.querySelector('#search-origin').value === '${WORDS.slice(0, at + 1)}'`;
        times.push(await timed(page, () => page.keyboard.press(letter), shown));
      }
      await page.context().close();
    }
    return figureOf('a letter in the field for places', slowing, times);
  });
}

export async function benchList(origin: string, rows: number, slowing: number): Promise<InpFigure[]> {
  return inBrowser(async (browser) => {
    const filters: number[] = [];
    const orders: number[] = [];
    const day = addDays(dayOf(Date.now()), 14);
    const choose = async (page: Page, selector: string) => {
      const choice = page.locator(`label:has(${selector})`).first();
      await choice.scrollIntoViewIfNeeded();
      const before = JSON.stringify(await page.evaluate(STATUS));
      return timed(page, () => choice.click(), `${STATUS} !== ${before}`);
    };
    for (let round = 0; round < ROUNDS; round += 1) {
      const page = await openLive(browser, `${origin}/flights/THR-SYZ?departing=${day}&all=true`, slowing);
      // Sort first, because a filter shows only the first flights.
      for (const value of ORDERS) orders.push(await choose(page, `input[name=sort][value=${value}]`));
      for (const value of BOXES) filters.push(await choose(page, `input[name=time][value=${value}]`));
      await page.context().close();
    }
    return [
      figureOf(`a filter of ${rows} flights`, slowing, filters),
      figureOf(`another order of ${rows} flights`, slowing, orders),
    ];
  });
}

export async function inBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch(chromiumOptions());
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

export async function openLive(browser: Browser, url: string, slowing: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1350, height: 940 } });
  const page = await context.newPage();
  await page.goto(url);
  await page.mouse.move(640, 400);
  await page.mouse.move(660, 420);
  await page.locator('html[data-live]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  if (slowing > 1) {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowing });
  }
  return page;
}

/** Time from the first event of `act` to the frame that paints `shown`, in ms. */
export async function timed(page: Page, act: () => Promise<void>, shown: string): Promise<number> {
  const painted = page.waitForEvent('console', (message) => message.text().startsWith('painted '));
  await page.evaluate(`(() => {
    let from;
    const look = () => requestAnimationFrame(() => {
      if (!(${shown})) return look();
      // The task after the frame: it is painted then.
      const after = new MessageChannel();
      after.port1.onmessage = () => console.log('painted ' + (performance.now() - from));
      after.port2.postMessage(0);
    });
    const note = (event) => { if (from === undefined) { from = event.timeStamp; look(); } };
    for (const sign of ['keydown', 'pointerup']) addEventListener(sign, note, { capture: true, once: true });
  })()`);
  await act();
  return Number((await painted).text().slice('painted '.length));
}

export function figureOf(what: string, slowing: number, times: readonly number[]): InpFigure {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN);
  return { what, slowing, p50: at(0.5), p95: at(0.95) };
}
