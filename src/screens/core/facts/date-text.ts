import { formatFullDay, isDay } from '#domain/core/time.ts';

const MONTHS = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Date of a fact: "18 Nov 2025", "August 2025", "2024" or "2016–2025". */
export function dateText(asOf: string): string {
  if (isDay(asOf)) return formatFullDay(asOf);
  return /^\d{4}-\d{2}$/.test(asOf) ? MONTHS.format(new Date(`${asOf}-01T00:00Z`)) : asOf;
}
