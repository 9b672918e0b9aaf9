import { expect, test } from 'vitest';
import { formatDay } from '#domain/core/time.ts';
import { momentThere, untilThere } from '#src/screens/hotels/moment-there.ts';

test('the moments of a stay are told by the clocks of its hotel, also where it is another day than in Tehran', () => {
  const moment = Date.parse('2026-12-01T20:45:00Z');
  expect([momentThere('Asia/Tehran', moment), momentThere('Europe/Istanbul', moment)]).toEqual([
    `${formatDay('2026-12-02')}, 00:15`,
    `${formatDay('2026-12-01')}, 23:45`,
  ]);
});

test('until when something holds abroad is told by both clocks', () => {
  const moment = Date.parse('2026-12-01T09:00:00Z');
  expect([untilThere('Asia/Tehran', moment), untilThere('Europe/Istanbul', moment)]).toEqual([
    { day: formatDay('2026-12-01'), time: '12:30' },
    { day: formatDay('2026-12-01'), time: '12:00 there, 12:30 in Tehran' },
  ]);
});
