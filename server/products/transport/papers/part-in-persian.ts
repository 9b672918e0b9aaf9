/** Parts of services at airports. Persian wants a native reader. */
const PARTS: Readonly<Record<string, string>> = {
  'CIP hall': 'تالار سی‌آی‌پی',
  'car from the aircraft': 'خودرو از کنار هواپیما',
  'car to the aircraft': 'خودرو تا کنار هواپیما',
  'check-in by staff': 'پذیرش پرواز توسط همکاران',
  'fast track': 'مسیر سریع',
  'fast track at passport control': 'مسیر سریع در کنترل گذرنامه',
  lounge: 'سالن استراحت',
  'meet at the gate': 'استقبال در گیت',
  porter: 'باربر',
  'separate control': 'کنترل جداگانه',
};

/** A part of a price list; as the list names it where we have no Persian for it. */
export const partInPersian = (part: string): string => PARTS[part] ?? part;
