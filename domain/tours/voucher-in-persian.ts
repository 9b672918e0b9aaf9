import { inPersian } from '#domain/core/persian-text.ts';
import { toPersianDigits } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';

type Item = components['schemas']['TourItem'];

const fa = (number: number): string => toPersianDigits(String(number));

const LANGUAGE: Readonly<Record<Item['guideLanguage'], string>> = {
  English: 'انگلیسی',
  German: 'آلمانی',
  French: 'فرانسوی',
  Spanish: 'اسپانیایی',
};

/** The Persian half of a voucher, for its file and for the screen. */
export const VOUCHER_IN_PERSIAN = {
  kicker: (people: number) => `واچر تور، ${fa(people)} نفر`,
  confirmation: (people: number) => `تأیید رزرو تور، ${fa(people)} نفر`,
  nights: (count: number) => `${fa(count)} شب`,
  guide: (guide: string | null, language: Item['guideLanguage']) =>
    guide === null ? `راهنمای ${LANGUAGE[language]}‌زبان` : `${inPersian(guide)}، راهنمای ${LANGUAGE[language]}‌زبان`,
  labels: {
    people: 'مسافران',
    guide: 'راهنما',
    meeting: 'محل دیدار',
    ends: 'پایان',
    number: 'شماره واچر',
    order: 'شماره سفارش',
  },
  simulated: 'این یک نمونه است و هیچ‌جا اعتبار ندارد',
} as const;
