import { formatPersianDateFa, toPersianDigits } from '#domain/core/persian-text.ts';
import { persianEuros } from '#domain/insurance/persian-euros.ts';

const fa = (number: number | string): string => toPersianDigits(String(number));

/** Months of the passport's calendar, as they are written in Iran. */
const MONTHS = [
  'ژانویه',
  'فوریه',
  'مارس',
  'آوریل',
  'مه',
  'ژوئن',
  'ژوئیه',
  'اوت',
  'سپتامبر',
  'اکتبر',
  'نوامبر',
  'دسامبر',
];

/** The Persian half of a certificate, for its file and for the screen. Wants a native reader. */
export const CERTIFICATE_IN_PERSIAN = {
  kicker: (number: number, count: number) => `گواهی بیمه مسافرتی، ${fa(number)} از ${fa(count)}، نام مطابق گذرنامه`,
  /** A day of the policy, in the calendar of Iran: "۱۴ آذر ۱۴۰۵". */
  day: formatPersianDateFa,
  /** A birth date, as the passport has it: "۱۴ مارس ۱۹۸۸". */
  born: (day: string) => {
    const [year = '', month = '', date = ''] = day.split('-');
    return `${fa(Number(date))} ${MONTHS[Number(month) - 1]} ${fa(year)}`;
  },
  days: (days: number) => `${fa(days)} روز`,
  fromEntry: 'از لحظه ورود به ایران',
  midnight: 'نیمه‌شب به وقت تهران',
  from: (time: string) => `از ساعت ${fa(time)} به وقت تهران`,
  upTo: (cents: number) => `تا ${persianEuros(cents)}`,
  shared: (cents: number) => `${persianEuros(cents)}، جز فوریت‌ها`,
  nothing: 'ندارد',
  iran: 'جمهوری اسلامی ایران',
  mountain: 'پیاده‌روی تا ۶٬۰۰۰ متر',
  line: 'این بیمه‌نامه در سراسر ایران معتبر است. لطفاً پیش از درمان با شرکت امدادرسان تماس بگیرید.',
  simulated: 'این گواهی نمایشی است و هیچ بیمه‌گری آن را صادر نکرده است.',
  labels: {
    where: 'محدوده اعتبار',
    doctor: 'درمان و بستری',
    shared: 'سهم بیمار',
    passport: 'گذرنامه',
    born: 'تاریخ تولد',
    nationality: 'تابعیت',
    home: 'انتقال به کشور',
    number: 'شماره گواهی',
    order: 'شماره سفارش',
    mountain: 'کوه بلند',
    issued: 'تاریخ صدور',
    insurer: 'بیمه‌گر',
  },
  check: {
    kicker: (number: number, count: number) => `بیمه مسافرتی، گواهی ${fa(number)} از ${fa(count)}`,
    scheduled: 'معتبر، هنوز آغاز نشده',
    active: 'معتبر، امروز بیمه است',
    ended: 'پایان یافته',
    replaced: 'جایگزین شده',
    cancelled: 'نامعتبر',
    simulated: 'بیمه‌گر نمایشی',
    line: 'این بیمه‌نامه در سراسر ایران معتبر است.',
    /** "This certificate is not valid." */
    lineNot: 'این گواهی اعتبار ندارد.',
  },
} as const;
