import { clockOf, dayOf, MINUTE_MS, momentOf, TEHRAN_OFFSET_MS } from '#domain/core/time.ts';

const TEHRAN = 'Asia/Tehran';
const formats = new Map<string, Intl.DateTimeFormat>();
const offsets = new Map<string, number>();

/** True for an IANA time zone that this computer knows. */
export function isTimeZone(zone: string): boolean {
  try {
    formatOf(zone);
    return true;
  } catch {
    return false;
  }
}

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
  formats.set(zone, format);
  return format;
}

/** Offset of a zone from UTC at a time, in ms. */
function offsetAt(zone: string, moment: number): number {
  if (zone === TEHRAN) return TEHRAN_OFFSET_MS;
  const name = formatOf(zone)
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const [, sign, hours, minutes] = /GMT(?:([+-])(\d\d):(\d\d))?/.exec(name ?? '') ?? [];
  const size = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * MINUTE_MS;
  return sign === '-' ? -size : size;
}

/** The time at which a zone's clock shows `minutes` after midnight of a day. */
export function momentIn(zone: string, day: string, minutes = 0): number {
  if (zone === TEHRAN) return momentOf(day, minutes);
  const wall = Date.parse(`${day}T00:00:00Z`) + minutes * MINUTE_MS;
  const key = `${zone} ${day} ${minutes}`;
  const known = offsets.get(key);
  if (known !== undefined) return wall - known;
  // The first guess may be on the other side of a clock change.
  const guess = wall - offsetAt(zone, wall);
  const offset = offsetAt(zone, guess);
  if (offsets.size > 5000) offsets.clear();
  offsets.set(key, offset);
  return wall - offset;
}

/** Shifts a time so that Tehran's clock shows the zone's clock time. */
const asInTehran = (zone: string, moment: number): number => moment + offsetAt(zone, moment) - TEHRAN_OFFSET_MS;

export const dayIn = (zone: string, moment: number): string => dayOf(asInTehran(zone, moment));

/** "10:20" in a zone. */
export const clockIn = (zone: string, moment: number): string => clockOf(asInTehran(zone, moment));

/** Minutes after midnight of "10:20". */
export const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
