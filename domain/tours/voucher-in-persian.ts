import { formatPersianDayFa, inPersian, persianList, toPersianDigits } from '#domain/core/persian-text.ts';
import { ROOM_KINDS } from '#domain/tours/rooms.ts';
import type { components } from '#openapi/generated/types.ts';

type Schemas = components['schemas'];
type Language = Schemas['GuideLanguage'];

const fa = (number: number): string => toPersianDigits(String(number));

const LANGUAGE: Readonly<Record<Language, string>> = {
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

const people = (count: number): string => `${fa(count)} نفر`;

const VOUCHER = 'واچر تور';
const CONFIRMATION = 'تأیید رزرو تور';

/** The Persian half of a confirmation and of a voucher, for their files and for the screen. */
export const VOUCHER_IN_PERSIAN = {
  voucher: VOUCHER,
  confirmation: CONFIRMATION,
  kicker: (isVoucher: boolean, count: number) => `${isVoucher ? VOUCHER : CONFIRMATION}، ${people(count)}`,
  day: formatPersianDayFa,
  nights: (count: number) => `${fa(count)} شب`,
  /** Names of guides are samples, and say so. */
  guide: (guide: string | null, language: Language) => {
    const speaks = `راهنمای ${LANGUAGE[language]}‌زبان`;
    return guide === null ? speaks : `${inPersian(guide)} (نام نمونه)، ${speaks}`;
  },
  rooms: (rooms: Schemas['TourRooms']) =>
    persianList(ROOM_KINDS.flatMap((kind) => (rooms[kind] > 0 ? [`${fa(rooms[kind])} اتاق ${ROOMS[kind]}`] : []))),
  labels: {
    day: 'تاریخ',
    people: 'مسافران',
    guide: 'راهنما',
    meeting: 'محل دیدار',
    fetched: 'محل سوار شدن',
    begins: 'آغاز',
    ends: 'پایان',
    finish: 'پایان سفر',
    number: 'شماره',
    order: 'شماره سفارش',
  },
  simulated: 'این یک نمونه است و هیچ‌جا اعتبار ندارد',
} as const;
