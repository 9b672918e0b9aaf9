import { z } from 'zod';
import { isDay } from '#domain/core/time.ts';

// Schema of an inventory of transport (docs/transport-inventory.md). Amounts are cents of EUR.

/** Control characters, ends of lines, and what turns the direction of a line or is not seen; Persian needs the zero-width non-joiner. */
const STRANGE = /(?!\u200C)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;
/** A letter or digit that is seen. */
const SEEN = /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}]/u;
/** Neither a page nor a mail can show anything else, such as a lone surrogate. */
const isPlain = (value: string): boolean => value.isWellFormed() && !STRANGE.test(value) && SEEN.test(value);
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

const stop = z.strictObject({ id, town: id, en: text(120), fa: text(120) });
const stops = z.array(stop).min(2).max(500);
const DAYS = ['sat', 'sun', 'mon', 'tue', 'wed', 'thu', 'fri'] as const;

const berths = z.strictObject({
  what: z.literal('berths'),
  positions: z
    .array(z.enum(['upper', 'middle', 'lower']))
    .min(1)
    .max(6),
  compartments: z
    .array(z.strictObject({ no: z.int().min(1).max(99), kind: z.enum(['family', 'women', 'men']) }))
    .min(1)
    .max(20),
});
const bench = z
  .array(z.string().regex(/^[A-Z]$/, 'is no letter of a seat, as C is one'))
  .min(1)
  .max(5);
const seats = z.strictObject({
  what: z.literal('seats'),
  rows: z
    .array(
      z.strictObject({
        row: z.int().min(1).max(99),
        benches: z.array(bench).min(1).max(2, 'has more than two benches: the plan draws one at each side of an aisle'),
      }),
    )
    .min(1)
    .max(40),
});
const runClass = z.strictObject({
  id: z
    .string()
    .max(20)
    .regex(/^[a-z0-9]+$/, 'is no id of a class, as b4 is one'),
  en: text(60),
  fa: text(60),
  plan: z.discriminatedUnion('what', [berths, seats]),
});
const classes = z.array(runClass).min(1).max(20);
/** The letters and digits that its number in an address and on a ticket needs. */
const number = z
  .string()
  .max(20)
  .regex(/^[A-Z0-9]+(?: [A-Z0-9]+)*$/, 'is no number, as SIM 113 is one');
const line = {
  number,
  from: id,
  to: id,
  days: z.array(z.enum(DAYS)).min(1).max(7),
  departs: z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'is no time, as 07:05 is one'),
  minutes,
};
const ahead = z.int().min(1).max(300);

const rail = z.strictObject({
  stations: stops,
  classes,
  trains: z
    .array(
      z.strictObject({
        ...line,
        classes: z
          .array(
            z.strictObject({
              class: z.string().max(20),
              each: price,
              carriages: z.array(z.int().min(1).max(99)).min(1).max(20),
            }),
          )
          .min(1)
          .max(8),
      }),
    )
    .min(1)
    .max(2000),
  childPercent: percent,
  daysAhead: ahead,
});

const bus = z.strictObject({
  terminals: stops,
  classes,
  buses: z
    .array(z.strictObject({ ...line, class: z.string().max(20), each: price }))
    .min(1)
    .max(5000),
  childPercent: percent,
  daysAhead: ahead,
});

/** Each part may be missing, but for all of them. */
export const parts = { transfer, car, cip, rail, bus, drivers: z.array(driver).min(1).max(500) } as const;

export const inventory = z
  .strictObject({
    version: z.literal(1),
    /** True: an inventory of ours; no company stands behind it, and pages say so. */
    sample: z.boolean(),
    day: z.string().refine(isDay, 'is no day, as 2026-11-25 is one'),
    transfer: transfer.optional(),
    car: car.optional(),
    cip: cip.optional(),
    rail: rail.optional(),
    bus: bus.optional(),
    drivers: parts.drivers.optional(),
  })
  .refine((file) => PARTS.some((part) => file[part] !== undefined), { message: 'has nothing to sell' });

export const PARTS = ['transfer', 'car', 'cip', 'rail', 'bus', 'drivers'] as const;
export type Part = (typeof PARTS)[number];
export type Inventory = z.infer<typeof inventory>;
export type TransferPart = z.infer<typeof transfer>;
export type CarPart = z.infer<typeof car>;
export type CipPart = z.infer<typeof cip>;
export type RailPart = z.infer<typeof rail>;
export type BusPart = z.infer<typeof bus>;
export type Driver = z.infer<typeof driver>;
export type Parts = { readonly [P in Part]: NonNullable<Inventory[P]> };
