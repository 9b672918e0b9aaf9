import { expect, onTestFinished, test, vi } from 'vitest';
import { createServerClock } from '#src/platform/core/flow/clock.ts';

const HOUR = 3_600_000;

test('a phone that is an hour wrong counts by the server', () => {
  let device = 10 * HOUR;
  const clock = createServerClock(() => device);
  clock.observe({ serverNow: 9 * HOUR, sentAt: device - 40, receivedAt: device + 40 });
  expect(clock.now()).toBe(9 * HOUR);
  device += 1000;
  expect(clock.now()).toBe(9 * HOUR + 1000);
});

test('a slow answer does not spoil a quick one', () => {
  const clock = createServerClock(() => 0);
  clock.observe({ serverNow: 50, sentAt: 0, receivedAt: 100 });
  clock.observe({ serverNow: 400, sentAt: 0, receivedAt: 2000 });
  expect(clock.now()).toBe(0);
});

test('a device clock that was set is noticed with the next answer, however slow', () => {
  let device = 0;
  const clock = createServerClock(() => device);
  clock.observe({ serverNow: 0, sentAt: 0, receivedAt: 0 });
  device = HOUR;
  clock.observe({ serverNow: 500, sentAt: HOUR, receivedAt: HOUR + 1000 });
  expect(clock.now()).toBe(0);
});

test('whoever counts down hears of a correction at once, as long as they listen', () => {
  const page = new EventTarget();
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  onTestFinished(() => void vi.unstubAllGlobals());
  const clock = createServerClock(() => 0);
  const seen: number[] = [];
  const stop = clock.onWake(() => seen.push(clock.now()));
  clock.observe({ serverNow: HOUR, sentAt: 0, receivedAt: 0 });
  expect(seen).toEqual([HOUR]);
  stop();
  clock.observe({ serverNow: 2 * HOUR, sentAt: 0, receivedAt: 0 });
  expect(seen).toEqual([HOUR]);
});
