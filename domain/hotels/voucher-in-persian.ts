import { type Money, sum } from '#domain/core/money.ts';
import { inPersian, moneyInPersian, toPersianDigits } from '#domain/core/persian-text.ts';
import type { components } from '#openapi/generated/types.ts';

type Schemas = components['schemas'];
type Item = Pick<Schemas['HotelItem'], 'payAtHotel' | 'cityTax'>;

const fa = (number: number | string): string => toPersianDigits(String(number));

const BOARD: Readonly<Record<Schemas['HotelBoard'], string>> = {
  roomOnly: 'فقط اتاق',
  breakfast: 'صبحانه',
  halfBoard: 'نیم‌برد',
  fullBoard: 'فول‌برد',
};

/** The Persian half of a voucher, for its file and for the screen. Clocks are "14:00". */
export const VOUCHER_IN_PERSIAN = {
  kicker: (rooms: number) => `واچر هتل، ${rooms === 1 ? 'یک' : fa(rooms)} اتاق`,
  invented: 'نمونه، این هتل ساختگی است',
  from: (clock: string) => `از ساعت ${fa(clock)}`,
  until: (clock: string) => `تا ساعت ${fa(clock)}`,
  nights: (count: number) => `${fa(count)} شب`,
  /** `arrival`: "17-18", "later" than the hour until which the room is kept, or "". null if not given. */
  arrival: (arrival: string, keepsUntil: string): string | null => {
    if (arrival === '') return null;
    if (arrival === 'later') return `ورود دیرتر از ساعت ${fa(keepsUntil)}`;
    const [from = '', to = ''] = arrival.split('-');
    return `ورود ساعت ${fa(Number(from))} تا ${fa(Number(to))}`;
  },
  room: (number: number) => `اتاق ${fa(number)}`,
  extraBeds: (count: number) => `، با ${fa(count)} تخت اضافه`,
  board: (board: Schemas['HotelBoard']) => BOARD[board],
  age: (years: number) => `${fa(years)} ساله`,
  /** What remains to be paid at the hotel. `total`: paid here. */
  desk: (total: Money, { payAtHotel, cityTax }: Item): readonly string[] => [
    payAtHotel.amount > 0
      ? `${moneyInPersian(payAtHotel)} در هتل دریافت شود، از ${moneyInPersian(sum([total, payAtHotel], total.currency))} بهای کل اقامت`
      : 'بابت اتاق در هتل چیزی دریافت نشود',
    ...(cityTax ? [`عوارض شهری در هتل: ${moneyInPersian(cityTax)}`] : []),
  ],
  wishes: (text: string) => `درخواست‌ها: ${inPersian(text)}`,
  labels: { board: 'خدمات', paid: 'پرداخت‌شده', number: 'شماره هتل', order: 'شماره سفارش' },
} as const;
