import type { CellProps } from '#src/ui/search/Search.tsx';

export type CalendarMode = 'gregory' | 'persian';

export type DayFieldProps = CellProps & {
  readonly name: string;
  /** YYYY-MM-DD, or empty. */
  readonly value: string;
  readonly onChange: (day: string) => void;
  readonly min: string;
  readonly max: string;
  /** The day in Tehran, for "tomorrow" and dates without a year. */
  readonly today: string;
  readonly calendarMode: CalendarMode;
  readonly onCalendarModeChange: (mode: CalendarMode) => void;
  /** What an empty field means: "One way". */
  readonly placeholder?: string;
  /** The text cannot be read or lies out of range, in words; empty when it is well again. Do not search meanwhile. */
  readonly onFault?: (fault: string) => void;
  /** May be emptied, for the way back. */
  readonly isOptional?: boolean;
};
