import { ageClassOn, ageOn } from '#domain/core/ages.ts';
import type { TripOrder } from '#domain/country/trip.ts';
import type { Companion, TripWish } from '#domain/country/trip-wishes.ts';
import type { Queryable } from '#server/db/database.ts';
import { fullNameOf } from '#server/orders/order-row.ts';

type Dated = Exclude<TripWish, { kind: 'visa' }>;
type Known = { readonly birthDay: string | null; readonly ageClass: Companion['ageClass'] };
/** `names`: for whom; empty for all who travel. */
export type WithCompany = <T extends TripWish>(wish: T, names: readonly string[]) => T;

const isDated = (wish: TripWish): wish is Dated => wish.kind !== 'visa';

/**
 * Says of a wish how old those are for whom it is, on its day, as they were booked in these orders of one journey. Of somebody
 * of whom nothing is known the wish says only how many they are.
 */
export async function companyIn(db: Queryable, journey: readonly TripOrder[]): Promise<WithCompany> {
  const all = new Set(journey.flatMap(({ people }) => people.map(({ name }) => name)));
  const known = await peopleOf(db, journey);
  return (wish, names) => {
    if (!isDated(wish)) return wish;
    const found = [...(names.length > 0 ? names : all)].flatMap((name) => known.get(name) ?? []);
    if (found.length !== wish.people) return wish;
    const who = names.length > 0 ? names : [...all];
    const booked = journey.find(({ people }) => isAllOf(people, who));
    const company = found.map((one) => companionOn(one, wish.day));
    return { ...wish, company, ...(booked ? { bookedIn: booked.orderId } : {}) };
  };
}

const isAllOf = (people: TripOrder['people'], names: readonly string[]): boolean =>
  people.length === names.length && people.every(({ name }) => names.includes(name));

const companionOn = ({ birthDay, ageClass }: Known, day: string): Companion =>
  birthDay === null ? { ageClass, age: null } : { ageClass: ageClassOn(birthDay, day), age: ageOn(birthDay, day) };

/** A birth day counts before a class, which is that of another day. */
async function peopleOf(db: Queryable, journey: readonly TripOrder[]): Promise<ReadonlyMap<string, Known>> {
  if (journey.length === 0) return new Map();
  const ids = journey.map(({ orderId }) => orderId);
  const rows = await db.selectFrom('passenger').selectAll().where('order_id', 'in', ids).execute();
  // A browser that only found an order sees no birth day, in an address neither: of its people the trip tells less.
  const open = new Set(journey.filter(({ people }) => people.some(isTold)).map(({ orderId }) => orderId));
  const known = new Map<string, Known>();
  for (const row of rows) {
    const name = fullNameOf(row);
    const birthDay = open.has(row.order_id) ? row.birth_on : null;
    if (birthDay !== null || !known.has(name)) known.set(name, { birthDay, ageClass: row.age_class });
  }
  return known;
}

const isTold = ({ nationality, passportEndsOn }: TripOrder['people'][number]): boolean =>
  nationality !== null || passportEndsOn !== null;
