import { z } from 'zod';
import { isTimeZone } from '#domain/core/zoned-time.ts';

// Schema of an inventory line (docs/hotel-inventory.md). Amounts are cents of EUR.

const slug = z
  .string()
  .max(60)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'is no slug, as abbasi-hotel is one');
/** No control characters and no lone surrogates: neither a page nor a mail can show them. */
const isPlain = (value: string): boolean => value.isWellFormed() && !/\p{Cc}/u.test(value);
const plain = (most: number) =>
  z.string().trim().max(most).refine(isPlain, 'has characters that cannot be shown, such as a line break');
const text = (most: number) => plain(most).min(1);
const name = z.strictObject({ en: text(120), fa: text(120).nullable() });
const lat = z.number().min(-90).max(90);
const lon = z.number().min(-180).max(180);
const clock = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'is no clock time, as 14:00 is one');
const monthDay = z
  .string()
  .regex(/^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, 'is no day of a year, as 03-21 is one');
const percent = z.int().min(0).max(100);
const cents = z.int().min(1).max(10_000_000);
const nights = z.int().min(1).max(30);

const city = z.strictObject({
  type: z.literal('city'),
  id: slug,
  name,
  country: z.string().regex(/^[A-Z]{2}$/, 'is no ISO 3166-1 code, as IR is one'),
  timeZone: z.string().refine(isTimeZone, 'is no time zone, as Asia/Tehran is one'),
  lat,
  lon,
});

const sight = z.strictObject({ type: z.literal('sight'), id: slug, city: slug, name, lat, lon });

const rules = z
  .strictObject({
    checkInFrom: clock,
    checkOutUntil: clock,
    keepsUntil: clock,
    passports: z.boolean(),
    passportKept: z.boolean().nullable(),
    freeUnderAge: z.int().min(0).max(13),
    halfUntilAge: z.int().min(0).max(12),
    minGuestAge: z.int().min(0).max(30),
    quietHours: text(60).nullable(),
    notes: z.array(text(200)).max(20),
  })
  .refine(({ freeUnderAge, halfUntilAge }) => freeUnderAge <= halfUntilAge + 1, {
    path: ['halfUntilAge'],
    message: 'leaves ages between it and freeUnderAge',
  });

const prices = z.strictObject({
  seasons: z.array(z.strictObject({ from: monthDay, to: monthDay, percent: z.int().min(10).max(500) })).max(12),
  weekdays: z.array(z.int().min(10).max(500)).length(7),
  nowruzPercent: z.int().min(10).max(500),
  nowruzMinNights: nights,
  longStays: z.array(z.strictObject({ nights, percentOff: z.int().min(1).max(45) })).max(5),
  early: z.array(z.strictObject({ days: z.int().min(1).max(330), percentOff: z.int().min(1).max(45) })).max(5),
});

const calendar = z
  .strictObject({
    from: z.iso.date(),
    to: z.iso.date(),
    rooms: z.int().min(0).max(1000).optional(),
    price: cents.optional(),
    minNights: nights.optional(),
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'lies before from' })
  .refine(({ from, to }) => Date.parse(to) - Date.parse(from) < 800 * 86_400_000, {
    path: ['to'],
    message: 'is more than 800 days after from',
  });

const room = z.strictObject({
  id: slug,
  name,
  beds: text(80),
  squareMetres: z.int().min(4).max(2000).nullable(),
  sleeps: z.int().min(1).max(9),
  extraBeds: z.int().min(0).max(4),
  amenities: z.array(text(60)).max(20),
  rooms: z.int().min(0).max(1000),
  price: cents,
  calendar: z.array(calendar).max(400).default([]),
});

const rate = z.strictObject({
  id: slug,
  board: z.enum(['roomOnly', 'breakfast', 'halfBoard', 'fullBoard']),
  payment: z.enum(['now', 'atHotel']),
  depositPercent: z.int().min(1).max(100).default(100),
  percent: z.int().min(10).max(300),
  boardPrice: z.int().min(0).max(1_000_000),
  cancel: z.array(z.strictObject({ daysBefore: z.int().min(0).max(120), clock, percent })).max(6),
});

const unique = (items: readonly { readonly id: string }[]) => new Set(items.map(({ id }) => id)).size === items.length;

const hotel = z.strictObject({
  type: z.literal('hotel'),
  /** Within its city: `abbasi-hotel` of `isfahan` is the hotel `isfahan-abbasi-hotel`. */
  slug,
  city: slug,
  name,
  stars: z.int().min(0).max(5),
  kind: z.enum(['hotel', 'boutique', 'traditional house', 'garden hotel', 'caravanserai', 'apartment', 'guest house']),
  area: name,
  lat,
  lon,
  precision: z.enum(['exact', 'approx', 'area']),
  confidence: z.enum(['high', 'medium', 'low']),
  isInvented: z.boolean(),
  /** Rooms, prices and stock are simulated; false for an owner's inventory. */
  isSimulated: z.boolean(),
  answers: z.enum(['atOnce', 'onRequest']),
  about: plain(1000),
  amenities: z.array(text(60)).max(40),
  rules,
  cityTax: z
    .strictObject({ each: cents, per: z.enum(['roomNight', 'personNight']), fromAge: z.int().min(0).max(18) })
    .nullable(),
  prices,
  rooms: z.array(room).min(1).max(30).refine(unique, 'have the same id twice'),
  rates: z.array(rate).min(1).max(12).refine(unique, 'have the same id twice'),
});

export const row = z.discriminatedUnion('type', [city, sight, hotel]);

export type CityRow = z.infer<typeof city>;
export type SightRow = z.infer<typeof sight>;
export type HotelRow = z.infer<typeof hotel>;
export type RoomRow = HotelRow['rooms'][number];
export type RateRow = HotelRow['rates'][number];
export type Row = z.infer<typeof row>;

export const idOf = (one: Row): string => (one.type === 'hotel' ? `${one.city}-${one.slug}` : one.id);

export const roomKey = (hotelId: string, roomId: string): string => `${hotelId}.${roomId}`;
