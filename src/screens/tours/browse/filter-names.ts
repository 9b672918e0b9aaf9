import { euro, formatRoundMoney } from '#domain/core/money.ts';
import { MONTHS } from '#domain/country/seasons.ts';
import { DAY_RANGES, type TourFilterGroup } from '#domain/tours/tour-filters.ts';
import { m } from '#src/copy/generated/messages.js';
import { cityName, DIFFICULTY_NAME, lengthWords, STYLE_NAME } from '#src/screens/tours/tour-words.ts';

export const GROUP_NAME: Readonly<Record<TourFilterGroup, () => string>> = {
  days: m.tourlist_group_days,
  style: m.tourlist_group_style,
  city: m.tourlist_group_city,
  month: m.tourlist_group_month,
  difficulty: m.tourlist_group_difficulty,
  price: m.tourlist_group_price,
  language: m.tourlist_group_language,
  certain: m.tourlist_group_certain,
};

/** "April 2027" of "m2027-04". */
export function monthWords(value: string): string {
  const [, year = '', month = ''] = /^m(\d{4})-(\d{2})$/.exec(value) ?? [];
  return m.tourlist_month({ month: MONTHS[Number(month) - 1] ?? month, year });
}

/** What a choice is called; the values come from addresses, so that any of them may be unknown. */
export function choiceName(group: TourFilterGroup, value: string): string {
  switch (group) {
    case 'days':
      return daysName(value);
    case 'style':
      return Object.entries(STYLE_NAME).find(([style]) => style === value)?.[1]() ?? value;
    case 'city':
      return cityName(value);
    case 'month':
      return monthWords(value);
    case 'difficulty':
      return Object.entries(DIFFICULTY_NAME).find(([difficulty]) => difficulty === value)?.[1]() ?? value;
    case 'price':
      return m.tourlist_price_to({ amount: formatRoundMoney(euro(Number(value.slice(2)) * 100)) });
    case 'language':
      return value.charAt(0).toUpperCase() + value.slice(1);
    case 'certain':
      return m.tourlist_certain();
  }
}

function daysName(value: string): string {
  const range = DAY_RANGES.find((one) => one.value === value);
  if (!range) return value;
  if (range.to === 1) return lengthWords(1);
  return range === DAY_RANGES.at(-1)
    ? m.tourlist_days_from({ from: range.from })
    : m.tourlist_days_to({ from: range.from, to: range.to });
}
