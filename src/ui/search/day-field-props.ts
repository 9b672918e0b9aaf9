import type { CellProps } from '#src/ui/search/Search.tsx';

export type CalendarMode = 'gregory' | 'persian';

export type DayFieldProps = CellProps & {
  readonly name: string;
  /** YYYY-MM-DD, or empty. */
  readonly value: string;
  readonly onChange: (day: string) => void;
  readonly min: string;
  readonly max: string;
  /** Today in Tehran, for "tomorrow" and dates without a year. */
  readonly today: string;
  readonly calendarMode: CalendarMode;
  readonly onCalendarModeChange: (mode: CalendarMode) => void;
  /** Meaning of an empty field: "One way". */
  readonly placeholder?: string;
  /** Error text while the text is unreadable or out of range; '' when valid. Do not search meanwhile. */
  readonly onFault?: (fault: string) => void;
  /** May be emptied, as the return date. */
  readonly isOptional?: boolean;
};
