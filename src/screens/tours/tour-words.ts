import { weekdayOf } from '#domain/core/time.ts';
import { placeOf } from '#domain/country/places.ts';
import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';

type Schemas = components['schemas'];

export const STYLE_NAME: Readonly<Record<Schemas['TourStyle'], () => string>> = {
  culture: m.tourpage_style_culture,
  nature: m.tourpage_style_nature,
  mountain: m.tourpage_style_mountain,
  day: m.tourpage_style_day,
};
export const DIFFICULTY_NAME: Readonly<Record<Schemas['TourDifficulty'], () => string>> = {
  easy: m.tourpage_easy,
  moderate: m.tourpage_moderate,
  hard: m.tourpage_hard,
};

export const sizeWords = ({ least, most }: Schemas['TourCard']['groupSize']): string =>
  m.tourpage_size({ least, most });

/** "8 days"; "One day". */
export const lengthWords = (days: number): string => m.tourpage_length({ count: days });

/** "English, German or French". */
export function languageWords(languages: readonly string[]): string {
  const last = languages.at(-1) ?? '';
  return languages.length < 2 ? last : m.tourpage_or({ some: languages.slice(0, -1).join(', '), last });
}

const WEEKDAYS: Readonly<Record<Schemas['TourRuns']['weekdays'][number], string>> = {
  sat: '2026-11-28',
  sun: '2026-11-29',
  mon: '2026-11-30',
  tue: '2026-12-01',
  wed: '2026-12-02',
  thu: '2026-12-03',
  fri: '2026-12-04',
};

/** "Every day"; "Every day but Friday"; "Saturday, Monday". */
export function runsWords({ weekdays }: Schemas['TourRuns']): string {
  const names = Object.entries(WEEKDAYS).map(([key, day]) => ({ key, name: weekdayOf(day) }));
  const on = names.filter(({ key }) => weekdays.some((one) => one === key));
  const off = names.filter(({ key }) => !weekdays.some((one) => one === key));
  if (off.length === 0) return m.tourpage_every_day();
  if (off.length === 1) return m.tourpage_every_day_but({ day: off[0]?.name ?? '' });
  return on.map(({ name }) => name).join(', ');
}

export const cityName = (slug: string): string => placeOf(slug)?.name ?? slug;
