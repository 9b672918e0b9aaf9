import { formatPersianDayFa, inPersian, persianList, toPersianDigits } from '#domain/core/persian-text.ts';
import { clockOf, dayOf } from '#domain/core/time.ts';
import { daysLater, isLongDrive } from '#domain/transport/drive.ts';
import { type ChildSeat, seatFor } from '#domain/transport/fits.ts';
import { CAR_FA, FLIGHT_FA, VEHICLE_FA } from '#domain/transport/persian-words.ts';
import type { CarClass, RideLoad, TransportKind } from '#domain/transport/wish.ts';

const fa = (number: number | string): string => toPersianDigits(String(number));

const KIND: Readonly<Record<TransportKind, string>> = {
  transfer: 'واچر ترانسفر',
  car: 'واچر خودرو با راننده',
  cip: 'واچر خدمات سی‌آی‌پی',
};

const SEAT: Readonly<Record<ChildSeat, string>> = {
  baby: 'صندلی نوزاد',
  child: 'صندلی کودک',
  raised: 'صندلی بالابر',
};

/** "۵ ساعت و ۳۰ دقیقه" */
const hours = (minutes: number): string =>
  [`${fa(Math.floor(minutes / 60))} ساعت`, ...(minutes % 60 === 0 ? [] : [`${fa(minutes % 60)} دقیقه`])].join(' و ');

const people = (count: number): string => `${fa(count)} نفر`;

/** The Persian half of a voucher, for its file and for the screen. Clocks are "03:10". */
export const VOUCHER_IN_PERSIAN = {
  kicker: (kind: TransportKind, car: CarClass | null, count: number) =>
    [KIND[kind], ...(car === null ? [] : [CAR_FA[car]]), people(count)].join('، '),
  car: (car: CarClass) => CAR_FA[car],
  /** The name of an airport without the words that it begins with: "airport", or "international airport". */
  airportName: (fa: string) => fa.replace(/^فرودگاه (بین‌المللی )?/u, ''),
  day: formatPersianDayFa,
  /** From an airport it is when the flight lands, else when the car comes. */
  lands: (clock: string) => `فرود ${fa(clock)}`,
  comes: (clock: string) => `ساعت ${fa(clock)}`,
  leaves: (clock: string) => `پرواز ساعت ${fa(clock)}`,
  drive: ([shortest = 0, longest = 0]: readonly number[]) => {
    if (isLongDrive(longest))
      return shortest === longest ? `حدود ${hours(shortest)}` : `${hours(shortest)} تا ${hours(longest)}`;
    return shortest === longest ? `${fa(shortest)} دقیقه` : `${fa(shortest)} تا ${fa(longest)} دقیقه`;
  },
  arrives: (from: number, until: number) => {
    const later = daysLater(from, until);
    const day = later === 0 ? [] : [later === 1 ? 'روز بعد' : formatPersianDayFa(dayOf(until))];
    return [`حدود ساعت ${fa(clockOf(until))}`, ...day].join('، ');
  },
  /** "۳ نفر، ۴ چمدان، ۱ ویلچر" */
  load: ({ people: count, bags, large, wheelchairs }: RideLoad) =>
    [
      people(count),
      ...(bags > 0 ? [`${fa(bags)} چمدان`] : []),
      ...(large > 0 ? [`${fa(large)} بار بزرگ`] : []),
      ...(wheelchairs > 0 ? [`${fa(wheelchairs)} ویلچر تاشو`] : []),
    ].join('، '),
  /** "باربر اضافه × ۲" */
  added: (added: readonly { readonly fa: string; readonly count: number }[]) =>
    added.map(({ fa: what, count }) => (count > 1 ? `${what} × ${fa(count)}` : what)),
  seats: ({ childAges }: RideLoad) => persianList(childAges.map((age) => SEAT[seatFor(age)])),
  stops: (count: number, at = '') => [`${fa(count)} توقف در مسیر`, ...(at === '' ? [] : [inPersian(at)])].join('، '),
  waitingHours: (count: number) => `${fa(count)} ساعت، پرداخت شده`,
  driver: (nameFa: string) => `${inPersian(nameFa)} (نام نمونه)`,
  paid: 'کامل پرداخت شده',
  nothingInTheCar: 'از مسافر چیزی دریافت نشود',
  freeWaiting: (minutes: number, isAtAirport: boolean) =>
    isAtAirport
      ? `${fa(minutes)} دقیقه انتظار رایگان پس از نشستن هواپیما`
      : `${fa(minutes)} دقیقه انتظار رایگان در محل`,
  sign: (sign: string) => `نام روی تابلو: ${sign}`,
  labels: {
    sign: 'نام روی تابلو',
    driver: 'راننده',
    car: VEHICLE_FA,
    plate: 'پلاک',
    arrives: 'رسیدن',
    load: 'مسافر و بار',
    seats: 'صندلی کودک',
    address: 'هتل یا نشانی',
    stops: 'توقف‌ها',
    waits: 'انتظار راننده',
    flight: FLIGHT_FA,
    paid: 'پرداخت',
    people: 'مسافران',
    service: 'خدمات',
    included: 'شامل',
    added: 'خدمات افزوده',
    notes: 'یادداشت برای راننده',
    number: 'شماره',
    order: 'شماره سفارش',
  },
  /** To show to the driver. */
  takeMe: (place: string, address = '') =>
    `لطفاً مرا به ${[place, ...(address === '' ? [] : [inPersian(address)])].join('، ')} ببرید. کرایه پرداخت شده است.`,
  /** To show to anybody in uniform. */
  findDriver: 'راننده‌ام را پیدا نمی‌کنم. لطفاً این تابلو را نشانم دهید.',
  simulated: 'این یک نمونه است و هیچ‌جا اعتبار ندارد',
} as const;
