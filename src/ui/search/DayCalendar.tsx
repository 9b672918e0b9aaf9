import { type CalendarDate, GregorianCalendar, parseDate, toCalendar } from '@internationalized/date';
import { Button as AriaButton } from 'react-aria-components/Button';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { crowdBetween, type Holiday, holidayOn, holidaysBetween, isCrowded } from '#domain/core/holidays.ts';
import { formatFullPersianDay, persianOf } from '#domain/core/persian-day.ts';
import { formatFullDay, formatShortDay, weekdayOf } from '#domain/core/time.ts';
import { m } from '#src/copy/generated/messages.js';
import { Button, buttonLook } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Segments } from '#src/ui/Segments.tsx';
import css from '#src/ui/search/Calendar.module.css';
import type { CalendarMode, DayFieldProps } from '#src/ui/search/day-field-props.ts';

export type DayCalendarProps = Pick<
  DayFieldProps,
  'id' | 'label' | 'value' | 'min' | 'max' | 'today' | 'calendarMode' | 'onCalendarModeChange'
> & {
  /** The field's last valid day, YYYY-MM-DD or ''. */
  readonly lastDay?: string;
  readonly onPick: (day: string) => void;
  readonly onClear?: () => void;
};

const gregorian = new GregorianCalendar();
const LONG_MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });
const dayOf = (date: CalendarDate) => toCalendar(date, gregorian).toString();

/** The first focused day if none is chosen. */
const opensAt = ({
  lastDay,
  min,
  max,
  today,
}: Pick<DayCalendarProps, 'min' | 'max' | 'today'> & { readonly lastDay: string }) =>
  lastDay >= min && lastDay <= max && lastDay !== '' ? lastDay : today > min ? today : min;

/** One month in the chosen calendar, with the other calendar's day in each cell. Days are YYYY-MM-DD in props. */
export function DayCalendar({
  id,
  label,
  value,
  lastDay = '',
  min,
  max,
  today,
  calendarMode,
  onCalendarModeChange,
  onPick,
  onClear,
}: DayCalendarProps) {
  const isPersian = calendarMode === 'persian';
  return (
    <div className={css.calendar}>
      <I18nProvider locale={isPersian ? 'en-US-u-ca-persian' : 'en-US-u-ca-gregory'}>
        <Calendar
          aria-label={label}
          value={value ? parseDate(value) : null}
          onChange={(date) => date && onPick(dayOf(date as CalendarDate))}
          minValue={parseDate(min)}
          maxValue={parseDate(max)}
          {...(value ? {} : { defaultFocusedValue: parseDate(opensAt({ lastDay, min, max, today })) })}
          firstDayOfWeek="sat"
          autoFocus
        >
          {({ state }) => {
            const { main, other } = headings(state.visibleRange.start, state.visibleRange.end, isPersian);
            return (
              <>
                <div className={css.bar}>
                  <AriaButton
                    slot="previous"
                    aria-label={m.ui_day_before()}
                    {...buttonLook({ kind: 'quiet', size: 's', isIcon: true })}
                  >
                    <Icon name="left" />
                  </AriaButton>
                  <p aria-hidden="true">
                    <strong>{main}</strong>
                    <small>{other}</small>
                  </p>
                  <AriaButton
                    slot="next"
                    aria-label={m.ui_day_after()}
                    {...buttonLook({ kind: 'quiet', size: 's', isIcon: true })}
                  >
                    <Icon name="right" />
                  </AriaButton>
                </div>
                <CalendarGrid weekdayStyle="short">
                  <CalendarGridHeader>
                    {(day) => <CalendarHeaderCell>{day.slice(0, 2)}</CalendarHeaderCell>}
                  </CalendarGridHeader>
                  <CalendarGridBody>
                    {(date) => <DayCell date={date} today={today} isPersian={isPersian} />}
                  </CalendarGridBody>
                </CalendarGrid>
                <MonthHolidays from={dayOf(state.visibleRange.start)} until={dayOf(state.visibleRange.end)} />
              </>
            );
          }}
        </Calendar>
      </I18nProvider>
      <div className={css.legend}>
        <Segments<CalendarMode>
          label={m.ui_calendar()}
          name={`${id}-calendar-mode`}
          options={[
            { value: 'gregory', label: m.ui_gregorian() },
            { value: 'persian', label: m.ui_persian() },
          ]}
          value={calendarMode}
          onChange={onCalendarModeChange}
        />
        {onClear ? (
          <Button kind="quiet" size="s" onClick={onClear}>
            {m.ui_day_clear()}
          </Button>
        ) : null}
        <span>{m.ui_calendar_legend()}</span>
      </div>
    </div>
  );
}

type DayCellProps = { readonly date: CalendarDate; readonly today: string; readonly isPersian: boolean };

function DayCell({ date, today, isPersian }: DayCellProps) {
  const day = dayOf(date);
  const holiday = holidayOn(day);
  const isOff = weekdayOf(day) === 'Friday';
  const both = [formatFullDay(day), formatFullPersianDay(day)];
  const name = [
    ...(isPersian ? both.reverse() : both),
    isOff ? m.ui_day_off() : '',
    holiday ? holidayText(holiday) : '',
    day === today ? m.ui_today() : '',
  ];
  return (
    <CalendarCell
      date={date}
      className={css.day ?? ''}
      render={(props) => (
        // biome-ignore lint/a11y/useAriaPropsSupportedByRole: React Aria gives it the role button.
        <div
          {...props}
          aria-label={name.filter(Boolean).join(', ')}
          data-other={isPersian ? Number(day.slice(8)) : persianOf(day).day}
          data-rest={isOff || holiday ? '' : undefined}
          data-holiday={holiday ? '' : undefined}
          data-crowd={isCrowded(day) ? '' : undefined}
          data-today={day === today ? '' : undefined}
        />
      )}
    >
      {({ formattedDate }) => formattedDate}
    </CalendarCell>
  );
}

/** A holiday's name, whether its date may shift, and what is closed. */
const holidayText = ({ name, isExact, areMuseumsClosed }: Holiday): string =>
  [isExact ? m.ui_holiday({ name }) : m.ui_holiday_about({ name }), areMuseumsClosed ? m.ui_museums_closed() : '']
    .filter(Boolean)
    .join(', ');

/** The month's holidays, days with closed museums, and peak travel times in Iran. */
function MonthHolidays({ from, until }: { readonly from: string; readonly until: string }) {
  const holidays = holidaysBetween(from, until);
  const crowd = crowdBetween(from, until);
  if (holidays.length === 0 && !crowd) return null;
  return (
    <ul className={css.news}>
      {crowd ? (
        <li data-crowd="">{m.ui_crowd({ from: formatShortDay(crowd.from), until: formatShortDay(crowd.until) })}</li>
      ) : null}
      {holidays.map((holiday) => (
        <li key={`${holiday.day} ${holiday.name}`}>
          {formatShortDay(holiday.day)}: {holidayText(holiday)}
        </li>
      ))}
    </ul>
  );
}

/** "December 2026" above "Azar – Dey 1405", or in reverse. */
function headings(start: CalendarDate, end: CalendarDate, isPersian: boolean) {
  const [from, to] = [dayOf(start), dayOf(end)];
  const month = (text: string) => text.split(' ').slice(-2);
  const persian = [month(formatFullPersianDay(from)), month(formatFullPersianDay(to))];
  // Long in the heading, short beside Persian names.
  const long = (day: string) => [LONG_MONTH.format(Date.parse(`${day}T00:00:00Z`)), day.slice(0, 4)];
  const name = isPersian ? (day: string) => month(formatFullDay(day)) : long;
  const western = [name(from), name(to)];
  const range = ([a, b]: (string | undefined)[][]) => {
    if (a?.[1] !== b?.[1]) return `${a?.join(' ')} – ${b?.join(' ')}`;
    return a?.[0] === b?.[0] ? `${a?.join(' ')}` : `${a?.[0]} – ${b?.join(' ')}`;
  };
  return isPersian ? { main: range(persian), other: range(western) } : { main: range(western), other: range(persian) };
}
