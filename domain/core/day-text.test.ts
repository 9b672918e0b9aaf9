import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromPersian, rangeProblem, readDay, whyUnread } from '#domain/core/day-text.ts';
import { formatFullPersianDay, formatPersianDay, persianOf } from '#domain/core/persian-day.ts';
import { toPersianDigits } from '#domain/core/persian-text.ts';
import { addDays, formatDay, formatFullDay, isDay, weekdayOf } from '#domain/core/time.ts';

const TODAY = '2026-11-20'; // a Friday, 29 Aban 1405

describe('readDay', () => {
  it.each([
    ['5 Dec', '2026-12-05'],
    ['5 dec 2026', '2026-12-05'],
    ['Sat 5 Dec 2026', '2026-12-05'],
    ['December 5, 2026', '2026-12-05'],
    ['5th December', '2026-12-05'],
    ['2026-12-05', '2026-12-05'],
    ['5.12.2026', '2026-12-05'],
    ['1.1.27', '2027-01-01'],
    ['24. 12.', '2026-12-24'],
    ['24.12', '2026-12-24'],
    ['24/12', '2026-12-24'],
    ['24-12-26', '2026-12-24'],
    ['24 dec', '2026-12-24'],
    ['25/12/2026', '2026-12-25'],
    ['12/25/2026', '2026-12-25'],
    ['14 Azar', '2026-12-05'],
    ['14 azar 1405', '2026-12-05'],
    ['1405-09-14', '2026-12-05'],
    ['۱۴ آذر ۱۴۰۵', '2026-12-05'],
    ['1 Farvardin', '2027-03-21'],
    ['3 March', '2027-03-03'],
    ['today', TODAY],
    ['tomorrow', '2026-11-21'],
    ['next friday', '2026-11-27'],
    ['Saturday', '2026-11-21'],
    ['1 Nov', '2027-11-01'],
    ['yesterday', '2026-11-19'],
    ['next fri', '2026-11-27'],
    ['Tomorrow', '2026-11-21'],
    ['۱۴ آذر', '2026-12-05'],
    ['14 آذر', '2026-12-05'],
    ['Nowruz', '2027-03-21'],
    ['نوروز', '2027-03-21'],
    ['٢٤/١٢/٢٠٢٦', '2026-12-24'],
    ...[
      ...['5-Dec-2026', '5-Dec', '05DEC26', '05DEC2026', '05DEC', '5th of December', 'the 5th of December 2026'],
      ...[
        '5 Dez 2026',
        '5. Dezember 2026',
        '5.Dez.2026',
        'Samstag, 5. Dezember',
        'Sat, 5 Dec',
        '5 Dec Sat',
        '5 Dec 26',
      ],
      ...['5 décembre', 'samedi 5 décembre 2026', '5 de diciembre de 2026', '5 dicembre', '5 Aralık 2026'],
      ...['5 декабря 2026', '5 дек', '5 декабря 2026 г.', '۵ دسامبر', '٥ ديسمبر ٢٠٢٦', '12月5日', '2026年12月5日'],
      ...['2026-12-05T00:00:00', '2026-12-05T23:59:59+03:30', '2026-12-05 10:00', '20261205', '2026 12 05', '14050914'],
      ...['in 15 days', '\u202A5 Dec\u202C', '۱۴ آذر ۰۵', '５ Ｄｅｃ', '5\u2011Dec\u20112026'],
    ].map((text) => [text, '2026-12-05']),
    ['4 Dec Fri', '2026-12-04'],
    ['۲۵ دسامبر', '2026-12-25'],
    ['1er mars', '2027-03-01'],
    ['3 mayıs', '2027-05-03'],
    ['3 мая', '2027-05-03'],
    ['7 juin', '2027-06-07'],
    ['7 juillet', '2027-07-07'],
    ['7 Ağustos', '2027-08-07'],
    ['mardi 2 mars', '2027-03-02'],
    ['in 2 weeks', '2026-12-04'],
  ])('reads %s', (text, day) => {
    expect(readDay(text, TODAY)).toBe(day);
  });

  it.each(['', '5', 'dec', '31 Feb', '31 Aban', '5/12/2026', '5/12', '30.2.27', 'soon', '5 Dec 2026 10:00', '99 Azar'])(
    'refuses "%s"',
    (text) => {
      expect(readDay(text, TODAY)).toBeNull();
    },
  );
});

describe('whyUnread', () => {
  it.each(['2026-02-30', '30 esfand 1405', '31 Feb', '30.2.27', '99 Azar', '31/31/2026', '2026-13-01'])(
    'says of "%s" that no calendar has it',
    (text) => {
      expect(whyUnread(text, TODAY)).toEqual({ kind: 'missing' });
    },
  );

  it.each(['', '5', 'dec', 'soon', '5 Dec 2026 10:00', '5 Foo 2026'])('cannot read "%s"', (text) => {
    expect(whyUnread(text, TODAY)).toEqual({ kind: 'unread' });
  });

  it('names both days that numbers can mean, the day first', () => {
    expect(whyUnread('5 12 2026', TODAY)).toEqual({ kind: 'twice', days: ['2026-12-05', '2026-05-12'] });
    expect(whyUnread('12/06/2026', TODAY)).toEqual({ kind: 'twice', days: ['2026-06-12', '2026-12-06'] });
    expect(whyUnread('۵/۱۲', TODAY)).toEqual({ kind: 'twice', days: ['2026-12-05', '2027-05-12'] });
  });
});

describe('fromPersian', () => {
  it('is the inverse of persianOf for six years', () => {
    for (let n = 0; n < 6 * 366; n++) {
      const day = addDays('2024-01-01', n);
      const { year, month, day: date } = persianOf(day);
      expect(fromPersian(year, month, date)).toBe(day);
    }
  });
});

describe('rangeProblem', () => {
  it('names the end that is missed', () => {
    expect(rangeProblem('2026-11-19', TODAY, '2027-10-16')).toBe('early');
    expect(rangeProblem('2027-10-17', TODAY, '2027-10-16')).toBe('late');
    expect(rangeProblem(TODAY, TODAY, '2027-10-16')).toBeNull();
  });
});

describe('what the site writes it reads again', () => {
  const days = fc.integer({ min: 0, max: 366 * 8 }).map((count) => addDays('2024-01-01', count));
  const written: readonly (readonly [string, (day: string) => string])[] = [
    ['a full day', formatFullDay],
    ['a full Persian day', formatFullPersianDay],
    ['in Persian digits', (day) => toPersianDigits(day)],
    ['a Persian day as numbers', (day) => `${persianOf(day).year}-${persianOf(day).month}-${persianOf(day).day}`],
    ['with dots', (day) => day.split('-').reverse().join('.')],
  ];
  it.each(written)('%s', (_name, write) => {
    fc.assert(fc.property(days, (day) => readDay(write(day), TODAY) === day));
  });

  it('without a year it is the next such day, never one that is over', () => {
    const year = fc.integer({ min: 0, max: 363 }).map((count) => addDays(TODAY, count));
    fc.assert(fc.property(year, (day) => readDay(formatDay(day), TODAY) === day));
    fc.assert(fc.property(year, (day) => readDay(formatPersianDay(day), TODAY) === day));
  });

  it('a weekday is one of the next seven days', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: 7 }), (today, count) => {
        const day = addDays(today, count);
        expect(readDay(`next ${weekdayOf(day)}`, today)).toBe(day);
      }),
    );
  });

  it('no text makes it fail, and what it reads is a day', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const day = readDay(text, TODAY);
        expect(day === null || isDay(day)).toBe(true);
        whyUnread(text, TODAY);
      }),
    );
  });
});
