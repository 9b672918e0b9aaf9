import { expect, test } from 'vitest';
import { momentOf } from '#domain/core/time.ts';
import { carDrive, daysLater, transferDrive } from '#domain/transport/drive.ts';
import { VOUCHER_IN_PERSIAN } from '#domain/transport/voucher-in-persian.ts';

test('a drive is the road, its stops and the waiting', () => {
  expect(carDrive(300, { stops: 2, waitingHours: 3 }, 60)).toEqual([300, 600]);
  expect(carDrive(300, { stops: 0, waitingHours: 0 }, 60)).toEqual([300, 300]);
  expect(transferDrive([45, 75], 2)).toEqual([45, 105]);
});

test('what ends after midnight ends on the next day', () => {
  expect(daysLater(momentOf('2026-12-05', 480), momentOf('2026-12-05', 1439))).toBe(0);
  expect(daysLater(momentOf('2026-12-05', 1200), momentOf('2026-12-06', 30))).toBe(1);
});

test('a long drive is told in hours, in Persian too', () => {
  const { drive, arrives } = VOUCHER_IN_PERSIAN;
  expect(drive([45, 90])).toBe('۴۵ تا ۹۰ دقیقه');
  expect(drive([60, 60])).toBe('۶۰ دقیقه');
  expect(drive([330, 330])).toBe('حدود ۵ ساعت و ۳۰ دقیقه');
  expect(drive([300, 480])).toBe('۵ ساعت تا ۸ ساعت');
  const from = momentOf('2026-12-05', 1200);
  expect(arrives(from, from + 60 * 60_000)).toBe('حدود ساعت ۲۱:۰۰');
  expect(arrives(from, from + 330 * 60_000)).toBe('حدود ساعت ۰۱:۳۰، روز بعد');
});
