import { inPersian, toPersianDigits } from '#domain/core/persian-text.ts';
import { airportInPersian, airportOf } from '#domain/country/airports.ts';

const fa = (number: number | string): string => toPersianDigits(String(number));

const airport = (code: string, terminal: string | null) =>
  `${inPersian(airportInPersian(code))}${terminal ? `، پایانه ${fa(terminal)}` : ''}`;

/** The Persian half of a ticket, for its file and for the screen. Airports are codes. */
export const TICKET_IN_PERSIAN = {
  kicker: (number: number, count: number) => `بلیت الکترونیکی ${fa(number)} از ${fa(count)}، نام مسافر مطابق گذرنامه`,
  way: { departing: 'رفت', returning: 'برگشت' },
  city: (code: string) => airportOf(code)?.cityFa ?? code,
  airport,
  /** "Please take me to the airport." */
  driver: (code: string, terminal: string | null) => `لطفاً مرا به ${airport(code, terminal)} ببرید.`,
  duration: (minutes: number) => {
    const hours = Math.floor(minutes / 60);
    return hours > 0 ? `${fa(hours)} ساعت و ${fa(minutes % 60)} دقیقه` : `${fa(minutes)} دقیقه`;
  },
  economy: 'اکونومی',
  checked: (kg: number) => `${fa(kg)} کیلو بار`,
  cabin: (kg: number) => `${fa(kg)} کیلو دستی`,
  labels: {
    flight: 'پرواز',
    class: 'کلاس',
    bags: 'بار مجاز',
    passport: 'گذرنامه',
    ticket: 'شماره بلیت',
    order: 'شماره سفارش',
    price: 'کرایه',
  },
} as const;
