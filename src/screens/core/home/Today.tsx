import { formatFullPersianDay } from '#domain/core/persian-day.ts';
import { formatPersianDayFa } from '#domain/core/persian-text.ts';
import { clockOf, dayOf, formatFullDay, weekdayOf } from '#domain/core/time.ts';
import { m } from '#src/copy/generated/messages.js';
import css from '#src/screens/core/home/Home.module.css';

/** By weekday only, without holidays. */
const OFFICES: Readonly<Record<string, () => string>> = {
  Wednesday: m.site_offices_wednesday,
  Thursday: m.site_offices_thursday,
  Friday: m.site_offices_friday,
};

/** Current time and date in Tehran, in both calendars. */
export const Today = ({ now }: { readonly now: number }) => {
  const day = dayOf(now);
  return (
    <p className={css.today}>
      <b>{m.site_today({ time: clockOf(now) })}</b> {formatFullDay(day)}
      <br />
      {formatFullPersianDay(day)}{' '}
      <span lang="fa" dir="rtl">
        {formatPersianDayFa(day)}
      </span>
      <br />
      {(OFFICES[weekdayOf(day)] ?? m.site_offices_open)()}
    </p>
  );
};
