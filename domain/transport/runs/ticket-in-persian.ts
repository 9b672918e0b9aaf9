import { formatPersianDayFa, inPersian, isolated, toPersianDigits } from '#domain/core/persian-text.ts';
import { clockOf, dayOf } from '#domain/core/time.ts';
import type { BerthPosition, CompartmentKind } from '#domain/transport/runs/places.ts';
import type { components } from '#openapi/generated/types.ts';

type HeldPlace = components['schemas']['HeldPlace'];
type RunKind = components['schemas']['RunKind'];

const fa = (text: number | string): string => toPersianDigits(String(text));

const KIND: Readonly<Record<RunKind, string>> = { train: 'قطار', bus: 'اتوبوس' };
const POSITION: Readonly<Record<BerthPosition, string>> = {
  upper: 'تخت بالا',
  middle: 'تخت وسط',
  lower: 'تخت پایین',
};
const COMPARTMENT: Readonly<Record<CompartmentKind, string>> = {
  family: 'کوپه دربست خانوادگی',
  women: 'کوپه بانوان',
  men: 'کوپه آقایان',
};

/** The Persian half of a ticket of a train or a bus, for its file and for the screen. */
export const TICKET_IN_PERSIAN = {
  /** "بلیت قطار ۱ از ۳" */
  kicker: (kind: RunKind, number: number, count: number) => `بلیت ${KIND[kind]} ${fa(number)} از ${fa(count)}`,
  way: (from: string, to: string) => `از ${inPersian(from)} به ${inPersian(to)}`,
  run: (kind: RunKind, number: string, className: string) => `${KIND[kind]} ${isolated(number)}، ${className}`,
  clock: (moment: number) => `ساعت ${fa(clockOf(moment))}`,
  day: (moment: number) => formatPersianDayFa(dayOf(moment)),
  /** "واگن ۳، کوپه ۱، تخت پایین"; of a seat its row and letter. null: an infant, on the lap of an adult. */
  place: (kind: RunKind, place: HeldPlace | null): readonly string[] => {
    if (!place) return ['بدون صندلی', 'نوزاد در آغوش همراه'];
    const { carriage, compartment, position, seat } = place;
    if (compartment && position)
      return [`واگن ${fa(carriage)}، کوپه ${fa(compartment.no)}`, POSITION[position], COMPARTMENT[compartment.kind]];
    const name = `صندلی ${isolated(`${seat?.row ?? ''}${seat?.letter ?? ''}`)}`;
    return kind === 'bus' ? [name] : [`واگن ${fa(carriage)}`, name];
  },
  back: (percent: number, until: number) =>
    `${fa(percent)}٪ تا ${formatPersianDayFa(dayOf(until))}، ${fa(clockOf(until))}`,
  labels: {
    departs: 'حرکت',
    arrives: 'رسیدن',
    place: 'جا',
    ticket: 'شماره بلیت',
    from: 'مبدأ',
    to: 'مقصد',
    passport: 'گذرنامه',
    order: 'شماره سفارش',
    back: 'استرداد',
  },
  /** To show to a taxi driver. */
  takeMe: (place: string) => `لطفاً مرا به ${inPersian(place)} ببرید.`,
  simulated: 'این یک نمونه است و هیچ‌جا اعتبار ندارد',
} as const;
