import { expect, test } from 'vitest';
import { calendarFile } from '#domain/core/calendar-file.ts';
import { momentOf } from '#domain/core/time.ts';

const event = {
  uid: 'SFR-7K2M-9Q-departing',
  startsAt: momentOf('2026-12-05', 10 * 60 + 20),
  endsAt: momentOf('2026-12-05', 11 * 60 + 50),
  summary: 'Flight QB 1213 to Shiraz',
  location: 'Mehrabad, terminal 2; Tehran',
  description: 'Order SFR-7K2M-9Q\nA back\\slash',
};

test('Tehran times become UTC, lines end with CRLF', () => {
  const file = calendarFile([event], momentOf('2026-11-20'));
  expect(file).toContain('DTSTART:20261205T065000Z\r\n');
  expect(file).toContain('DTEND:20261205T082000Z\r\n');
  expect(file).toContain('DTSTAMP:20261119T203000Z\r\n');
  expect(file.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true);
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

test('an alarm one day and one three hours before', () => {
  const file = calendarFile([event], 0);
  expect(file.match(/TRIGGER:.*/g)).toEqual(['TRIGGER:-P1D', 'TRIGGER:-PT3H']);
  expect(file.match(/BEGIN:VALARM/g)).toHaveLength(2);
});

test('whole days have no time, end with the day after the last, and an alarm in the morning before', () => {
  const file = calendarFile(
    [{ ...event, startsAt: momentOf('2027-04-10', 420), endsAt: momentOf('2027-04-18'), isAllDay: true }],
    0,
  );
  expect(file).toContain('DTSTART;VALUE=DATE:20270410\r\n');
  expect(file).toContain('DTEND;VALUE=DATE:20270418\r\n');
  expect(file.match(/TRIGGER:.*/g)).toEqual(['TRIGGER:-PT15H']);
});

test('commas, semicolons, backslashes and line breaks are escaped', () => {
  const file = calendarFile([event], 0);
  expect(file).toContain('LOCATION:Mehrabad\\, terminal 2\\; Tehran\r\n');
  expect(file).toContain('DESCRIPTION:Order SFR-7K2M-9Q\\nA back\\\\slash\r\n');
});

test.each(['\n', '\r\n', '\r'])('a line break is escaped, however it is written: %j', (end) => {
  const file = calendarFile([{ ...event, description: `Order${end}BEGIN:VALARM` }], 0);
  expect(file).toContain('DESCRIPTION:Order\\nBEGIN:VALARM\r\n');
});

test('a long line is folded at 75 octets and never inside of a letter', () => {
  const summary = 'شیراز '.repeat(30);
  const file = calendarFile([{ ...event, summary }], 0);
  for (const line of file.split('\r\n'))
    expect(encodeURIComponent(line).replace(/%[0-9A-F]{2}/g, '.').length).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${summary}\r\n`);
});
