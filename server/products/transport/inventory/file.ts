import { z } from 'zod';
import { isDay } from '#domain/core/time.ts';

// Schema of an inventory of transport (docs/transport-inventory.md). Amounts are cents of EUR.

/** No control characters and no lone surrogates: neither a page nor a mail can show them. */
const isPlain = (value: string): boolean => value.isWellFormed() && !/\p{Cc}/u.test(value);
const text = (most: number) =>
  z.string().trim().min(1).max(most).refine(isPlain, 'has characters that cannot be shown, such as a line break');
const airport = z.string().regex(/^[A-Z]{3}$/, 'is no code of an airport, as IKA is one');
const id = z
  .string()
  .max(40)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'is no id, as ika-south is one');
const most = 1_000_000;
const price = z.int().min(1).max(most);
/** It may cost nothing. */
const extra = z.int().min(0).max(most);
const percent = z.int().min(0).max(100);
const km = z.int().min(1).max(3000);
const minutes = z.int().min(1).max(2880);

const CARS = ['sedan', 'vipSedan', 'van'] as const;
const carClass = z.enum(CARS);
const byCar = <T extends z.ZodType>(each: T) => z.strictObject({ sedan: each, vipSedan: each, van: each });
const cars = z
  .array(
    z.strictObject({
      car: carClass,
      en: text(60),
      fa: text(60),
      people: z.int().min(1).max(30),
      bags: z.int().min(0).max(60),
    }),
  )
  .refine(
    (all) => all.length === CARS.length && CARS.every((one) => all.some(({ car }) => car === one)),
    `do not name each of ${CARS.join(', ')} once`,
  );

const zone = z.strictObject({
  id,
  en: text(120),
  fa: text(120),
  /** Where it is another airport. */
  toAirport: airport.nullable(),
  km,
  minutes: z
    .tuple([minutes, minutes])
    .refine(([shortest, longest]) => shortest <= longest, 'has its longest time before its shortest'),
  day: byCar(price),
  night: byCar(price),
});

const transfer = z.strictObject({
  cars,
  airports: z
    .array(z.strictObject({ airport, en: text(120), fa: text(120), zones: z.array(zone).min(1).max(40) }))
    .min(1)
    .max(100),
  stopEach: extra,
  freeWaiting: z.strictObject({
    airport: z.int().min(0).max(600),
    airportWithVisa: z.int().min(0).max(600),
    hotel: z.int().min(0).max(600),
  }),
});

const car = z.strictObject({
  cars,
  towns: z
    .array(z.strictObject({ en: text(60), fa: text(60) }))
    .min(2)
    .max(300),
  roads: z
    .array(
      z.strictObject({
        from: text(60),
        to: text(60),
        km,
        minutes,
        oneWay: byCar(price),
        sameDayBack: byCar(price),
      }),
    )
    .min(1)
    .max(1000),
  nightPercent: percent,
  stops: z.strictObject({ free: z.int().min(0).max(6), minutes: z.int().min(1).max(240), each: byCar(extra) }),
  waitingHour: byCar(extra),
  driverNight: extra,
});

const direction = z.enum(['arrival', 'departure']);
const flights = z.enum(['domestic', 'international']);

const cip = z.strictObject({
  airports: z
    .array(
      z.strictObject({
        airport,
        en: text(120),
        fa: text(120),
        what: text(80),
        services: z
          .array(z.strictObject({ direction, flights, each: price, parts: z.array(text(80)).min(1).max(12) }))
          .min(1)
          .max(4),
      }),
    )
    .min(1)
    .max(100),
  childPercent: percent,
  infantPercent: percent,
  addOns: z
    .array(
      z.strictObject({
        id: z
          .string()
          .max(40)
          .regex(/^[a-z]+(?:-[a-z]+)*$/, 'is no id, as visa-help is one'),
        en: text(120),
        fa: text(120),
        each: extra,
        /** null: at all of them. */
        airports: z.array(airport).min(1).max(100).nullable(),
        onlyFor: z.strictObject({ direction, flights }).nullable(),
      }),
    )
    .max(12),
  leadHours: z.int().min(1).max(240),
});

const driver = z.strictObject({
  name: text(60),
  nameFa: text(60),
  carClass,
  car: text(60),
  carFa: text(60),
  plateFa: text(40),
});

/** Each part may be missing, but for all of them. */
export const parts = { transfer, car, cip, drivers: z.array(driver).min(1).max(500) } as const;

export const inventory = z
  .strictObject({
    version: z.literal(1),
    /** True: an inventory of ours; no company stands behind it, and pages say so. */
    sample: z.boolean(),
    day: z.string().refine(isDay, 'is no day, as 2026-11-25 is one'),
    transfer: transfer.optional(),
    car: car.optional(),
    cip: cip.optional(),
    drivers: parts.drivers.optional(),
  })
  .refine((file) => PARTS.some((part) => file[part] !== undefined), { message: 'has nothing to sell' });

export const PARTS = ['transfer', 'car', 'cip', 'drivers'] as const;
export type Part = (typeof PARTS)[number];
export type Inventory = z.infer<typeof inventory>;
export type TransferPart = z.infer<typeof transfer>;
export type CarPart = z.infer<typeof car>;
export type CipPart = z.infer<typeof cip>;
export type Driver = z.infer<typeof driver>;
export type Parts = { readonly [P in Part]: NonNullable<Inventory[P]> };
