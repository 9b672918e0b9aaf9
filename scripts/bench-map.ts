import fs from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { addDays, dayOf } from '../domain/core/time.ts';
import { openDatabase } from '../server/db/open.ts';
import { importInventory, readInventory } from '../server/products/hotels/inventory/import.ts';
import type { HotelRow, Row } from '../server/products/hotels/inventory/rows.ts';
import { figureOf, type InpFigure, inBrowser, openLive, timed } from './bench-inp.ts';
import { startServer, stopServer } from './bench-server.ts';
import type { Figure } from './goals.ts';

type Print = (figure: Figure) => void;

/** Slowdown of a slow phone, for single interactions. */
const SLOW = 4;
const MOST_MS = 100;
const ROUNDS = 3;
const PAN_MS = 4000;
const LONG_TASK_MS = 50;
const COUNT = `document.querySelector('main [role=status] strong')?.textContent`;
const NAMES = `[...document.querySelectorAll('main ol h3')].map((name) => name.textContent).join()`;
const PANE = `document.querySelector('.leaflet-map-pane')?.style.transform`;

/** The map beside a list: panned with thousands of pins; the list filtered, sorted and moved with hundreds. */
export async function benchMap(folder: string, print: Print): Promise<void> {
  for (const hotels of [500, 2000]) {
    const data = path.join(folder, `map-${hotels}`);
    await prepare(data, hotels);
    const server = await startServer(data);
    const url = `http://127.0.0.1:${server.port}${resultsOf()}`;
    try {
      if (hotels === 500) for (const figure of await pressed(url, hotels)) print(asFigure(figure));
      print(await panned(url, hotels));
    } finally {
      await stopServer(server.child);
    }
  }
}

export const resultsOf = () => {
  const from = addDays(dayOf(Date.now()), 14);
  return `/hotel/search/results?destination=city/isfahan/Isfahan&departing=${from}&returning=${addDays(from, 3)}`;
};

const asFigure = ({ what, slowing, p50, p95 }: InpFigure): Figure => ({
  name: `from the event to the paint: ${what}`,
  command: `Chromium, ${slowing} × CPU`,
  figures: `p50 ${p50} ms`,
  goals: [{ what: 'p95', value: p95, unit: 'ms', most: MOST_MS }],
});

/** One city with this many hotels, scattered over ten kilometres. */
export async function prepare(folder: string, hotels: number): Promise<void> {
  fs.mkdirSync(folder, { recursive: true });
  const sample = readInventory(fs.readFileSync('server/products/hotels/inventory/sample.jsonl', 'utf8'));
  const city = sample.filter((row) => row.type !== 'hotel');
  const models = sample.filter((row): row is HotelRow => row.type === 'hotel');
  const houses = Array.from({ length: hotels }, (_, index): Row[] => {
    const model = models[index % models.length];
    if (!model) return [];
    const spread = (step: number) => (((index * step) % 1000) / 1000 - 0.5) * 0.1;
    return [
      {
        ...{ ...model, slug: `hotel-${index}`, city: 'isfahan', name: { en: `Hotel ${index}`, fa: null } },
        ...{ lat: 32.655 + spread(619), lon: 51.67 + spread(383), precision: 'exact', answers: 'atOnce' },
      },
    ];
  });
  const { db, close } = await openDatabase({ databaseUrl: null, dataDir: folder });
  await importInventory(db, [...city, ...houses.flat()], { removes: true, now: Date.now() });
  await close();
}

async function wake(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Move the map' }).click();
  await page.getByRole('application').getByRole('button').first().waitFor();
}

async function pressed(url: string, hotels: number): Promise<InpFigure[]> {
  return inBrowser(async (browser) => {
    const filters: number[] = [];
    const orders: number[] = [];
    const moves: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const page = await openLive(browser, url, 1);
      // Otherwise panning by key is animated for a quarter of a second.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await wake(page);
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW });
      const changed = async (expression: string, times: number[], act: () => Promise<void>) => {
        const before = JSON.stringify(await page.evaluate(expression));
        times.push(await timed(page, act, `${expression} !== ${before}`));
      };
      for (const name of [/^Traditional house/, /^Traditional house/, /^At most 15/, /^At most 15/])
        await changed(COUNT, filters, () => page.locator('main').getByRole('link', { name }).first().click());
      for (const name of ['stars', 'walk', 'price'])
        await changed(NAMES, orders, () => page.locator(`label:has(input[name=sort][value=${name}])`).click());
      await page.getByRole('application').focus();
      for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'])
        await changed(PANE, moves, () => page.keyboard.press(key));
      await page.context().close();
    }
    return [
      figureOf(`a filter of ${hotels} hotels, with their map`, SLOW, filters),
      figureOf(`another order of ${hotels} hotels, with their map`, SLOW, orders),
      figureOf(`the map of ${hotels} hotels moved by a key`, SLOW, moves),
    ];
  });
}

async function panned(url: string, hotels: number): Promise<Figure> {
  return inBrowser(async (browser) => {
    const page = await openLive(browser, url, 1);
    await wake(page);
    const box = await page.getByRole('application').boundingBox();
    if (!box) throw new Error('There is no map');
    const middle = { x: box.x + box.width / 2, y: Math.min(450, box.y + box.height / 2) };
    await page.evaluate(`(() => {
      window.bench = { frames: [], tasks: [] };
      new PerformanceObserver((list) => bench.tasks.push(...list.getEntries().map((entry) => entry.duration))).observe({ type: 'longtask' });
      let last = performance.now();
      const frame = (now) => { bench.frames.push(now - last); last = now; requestAnimationFrame(frame); };
      requestAnimationFrame(frame);
    })()`);
    await page.mouse.move(middle.x, middle.y);
    await page.mouse.down();
    await page.evaluate('bench.frames.length = 0, bench.tasks.length = 0');
    const end = performance.now() + PAN_MS;
    for (let step = 0; performance.now() < end; step += 1) {
      await page.mouse.move(middle.x + 200 * Math.sin(step / 20), middle.y + 150 * Math.cos(step / 27));
    }
    const { frames, tasks } = (await page.evaluate('bench')) as { frames: number[]; tasks: number[] };
    await page.mouse.up();
    const nodes = await page.getByRole('application').getByRole('button').count();
    const sorted = frames.toSorted((a, b) => a - b);
    const seconds = frames.reduce((sum, frame) => sum + frame, 0) / 1000;
    const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN;
    return {
      name: `map: ${hotels} pins moved by hand`,
      command: `Chromium without a graphics card, ${PAN_MS / 1000} s`,
      figures: `${nodes} pins in view; a frame p95 ${p95.toFixed(1)} ms, longest ${(sorted.at(-1) ?? 0).toFixed(1)} ms`,
      goals: [
        { what: 'frames', value: Math.round(frames.length / seconds), unit: '/s', least: 58 },
        { what: 'longest task', value: Math.round(Math.max(0, ...tasks)), unit: 'ms', most: LONG_TASK_MS },
      ],
    };
  });
}
