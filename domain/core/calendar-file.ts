import { dayOf } from '#domain/core/time.ts';

export type CalendarEvent = {
  /** An event with the same uid replaces the earlier one. */
  readonly uid: string;
  /** UTC epoch ms. */
  readonly startsAt: number;
  readonly endsAt: number;
  readonly summary: string;
  readonly location: string;
  readonly description: string;
  /** Whole days in Tehran; `endsAt` is the end of the last. */
  readonly isAllDay?: boolean;
};

/** Reminders one day and three hours before. */
const ALARMS = ['P1D', 'PT3H'];

/** Of whole days at nine in the morning of the day before. */
const DAY_ALARMS = ['PT15H'];

/** Text of an .ics file (RFC 5545). Times are in UTC; a calendar shows them in its owner's time zone. */
export function calendarFile(events: readonly CalendarEvent[], stamp: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Safar//Tickets//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events.flatMap(({ uid, startsAt, endsAt, summary, location, description, isAllDay }) => [
      'BEGIN:VEVENT',
      `UID:${escapeText(uid)}`,
      `DTSTAMP${utc(stamp)}`,
      `DTSTART${isAllDay ? date(startsAt) : utc(startsAt)}`,
      `DTEND${isAllDay ? date(endsAt) : utc(endsAt)}`,
      `SUMMARY:${escapeText(summary)}`,
      `LOCATION:${escapeText(location)}`,
      `DESCRIPTION:${escapeText(description)}`,
      ...(isAllDay ? DAY_ALARMS : ALARMS).flatMap((before) => [
        'BEGIN:VALARM',
        'ACTION:DISPLAY',
        `TRIGGER:-${before}`,
        `DESCRIPTION:${escapeText(summary)}`,
        'END:VALARM',
      ]),
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** `:20261205T065000Z` */
const utc = (moment: number) => `:${new Date(moment).toISOString().replace(/[-:]|\.\d{3}/g, '')}`;

/** `;VALUE=DATE:20261205` */
const date = (moment: number) => `;VALUE=DATE:${dayOf(moment).replaceAll('-', '')}`;

const escapeText = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');

const sizeOf = (text: string) =>
  [...text].reduce((size, letter) => {
    const point = letter.codePointAt(0) ?? 0;
    return size + (point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4);
  }, 0);

// RFC 5545, section 3.1: at most 75 octets per line; continuation lines begin with a space. Never splits a character.
function fold(line: string): string {
  let folded = '';
  let size = 0;
  for (const letter of line) {
    const more = sizeOf(letter);
    if (size + more > 75) {
      folded += '\r\n ';
      size = 1;
    }
    folded += letter;
    size += more;
  }
  return folded;
}
