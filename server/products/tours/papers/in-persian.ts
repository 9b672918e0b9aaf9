import { inPersian, persianList } from '#domain/core/persian-text.ts';
import { formatPersianDayFa, toPersianDigits } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';

type Schemas = components['schemas'];

const LANGUAGES: Readonly<Record<Schemas['GuideLanguage'], string>> = {
  English: 'انگلیسی',
  German: 'آلمانی',
  French: 'فرانسوی',
  Spanish: 'اسپانیایی',
};

const ROOMS: Readonly<Record<keyof Schemas['TourRooms'], string>> = {
  double: 'دوتخته، یک تخت بزرگ',
  twin: 'دوتخته، دو تخت',
  own: 'یک‌نفره',
  shared: 'مشترک با هم‌جنس',
};

/** The words of the Persian half of a confirmation and of a voucher, on paper and on the page. */
export const TOUR_IN_PERSIAN = {
  voucher: 'واچر تور',
  confirmation: 'تأیید رزرو تور',
  day: formatPersianDayFa,
  nights: (count: number) => `${toPersianDigits(String(count))} شب`,
  guide: (language: Schemas['GuideLanguage']) => `راهنما به زبان ${LANGUAGES[language]}`,
  guideNamed: (name: string) => `راهنما: ${inPersian(name)} (نام نمونه)`,
  people: (count: number) => `${toPersianDigits(String(count))} نفر`,
  rooms: (rooms: Schemas['TourRooms']) =>
    persianList(
      (['double', 'twin', 'own', 'shared'] as const).flatMap((kind) =>
        rooms[kind] > 0 ? [`${toPersianDigits(String(rooms[kind]))} اتاق ${ROOMS[kind]}`] : [],
      ),
    ),
  labels: { begins: 'آغاز', ends: 'پایان', number: 'شماره', order: 'سفارش', meet: 'محل دیدار', finish: 'پایان سفر' },
  simulated: 'آزمایشی: این سند واقعی نیست.',
} as const;
