import type { AgeClass } from '#domain/core/ages.ts';
import { euro, type Money } from '#domain/core/money.ts';
import { isAllowed } from '#domain/core/order-status.ts';
import { MINUTE_MS } from '#domain/core/time.ts';
import type { AskedKind } from '#domain/tours/asked.ts';
import { beginOf } from '#domain/tours/cancelling.ts';
import { decidedOn, endOfDay, settlesOn } from '#domain/tours/dates.ts';
import { childPrice, eachOf } from '#domain/tours/ladder.ts';
import type { Needs } from '#domain/tours/needs.ts';
import type { components } from '#openapi/generated/types.ts';
import { type OrderOf, orderOf } from '#server/orders/order-row.ts';
import { guideOf } from '#server/products/tours/guide.ts';

type Schemas = components['schemas'];
type Item = Schemas['TourItem'];

export const PRODUCT = 'tours';
/** One for each traveller, with the deposit. */
export const CONFIRMATION = 'confirmation';
/** One for all, once all is paid. */
export const VOUCHER = 'voucher';
export const PROMISE_MS = 15 * MINUTE_MS;

/** `leftAt`: the group whose step they paid when they left; it stays. `cameLater`: took the place of who was booked. */
export type TourPerson = {
  readonly ageClass: AgeClass;
  readonly hasOwnRoom: boolean;
  readonly leftAt?: number;
  readonly cameLater?: true;
};

/** Content of `orders.detail`: what was sold; later changes of the tour do not affect it. */
export type ToursDetail = Omit<
  Item,
  | 'people'
  | 'persons'
  | 'needs'
  | 'fetches'
  | 'each'
  | 'isCertain'
  | 'settlesOn'
  | 'decidedOn'
  | 'guide'
  | 'isPrivate'
  | 'isOwn'
> & {
  readonly persons: readonly TourPerson[];
  /** The largest group whose step these people pay: theirs at booking, or a larger one since the price settled. */
  readonly pricedFor: number;
  /** Server epoch ms; null while it is not certain that the departure runs. */
  readonly certainAt: number | null;
  readonly heldAt: number;
  readonly overnights: Schemas['Tour']['overnights'];
  /** The whole price is paid. */
  readonly isPaid?: true;
  readonly guide?: string;
  /** What was asked for before it was offered; left out of what is booked at once. */
  readonly asked?: AskedKind;
  /** Of an inquiry alone: it waits for places of a departure, and takes none before they are offered. */
  readonly waits?: true;
  /** The same: its browser or network had too many places when it was looked at last, so nothing is kept for it. */
  readonly isAbove?: true;
  /** It fetches its travellers at their hotel. */
  readonly fetches?: boolean;
  /** Deleted with the order's personal data. */
  readonly personal?: Needs;
};

export const asTours = orderOf<ToursDetail>(PRODUCT);

type Priced = Pick<ToursDetail, 'ladder' | 'singleSupplement' | 'childPercent' | 'pricedFor' | 'persons'>;

export type PersonPart = 'adults' | 'children' | 'infants' | 'ownRooms';
const PARTS: Readonly<Record<AgeClass, PersonPart>> = { adult: 'adults', child: 'children', infant: 'infants' };

/** What one traveller pays for what, in cents of EUR. */
export function partsOf(tour: Priced, { ageClass, hasOwnRoom, leftAt }: TourPerson) {
  const each = eachOf(tour, leftAt ?? tour.pricedFor);
  const price = { adult: each, child: childPrice(each, tour.childPercent), infant: euro(0) }[ageClass];
  return [
    { part: PARTS[ageClass], price: price.amount },
    ...(hasOwnRoom ? [{ part: 'ownRooms' as const, price: tour.singleSupplement.amount }] : []),
  ];
}

const priceOfPerson = (tour: Priced, person: TourPerson): number =>
  partsOf(tour, person).reduce((all, { price }) => all + price, 0);

export const faresOf = (tour: Priced): Money =>
  euro(tour.persons.reduce((all, person) => all + priceOfPerson(tour, person), 0));

const isPlace = ({ ageClass, leftAt }: TourPerson): boolean => ageClass !== 'infant' && leftAt === undefined;

/** Places of a departure that an order takes: everybody of two and older who has not left. */
export const placesIn = ({ persons }: Pick<ToursDetail, 'persons'>): number => persons.filter(isPlace).length;

export const spanOf = ({ kind, start, end }: Pick<ToursDetail, 'kind' | 'start' | 'end'>) => ({
  startsAt: beginOf(kind, start),
  endsAt: endOfDay(end),
});

/** What the guide was told of who does not come is true of nobody. */
export const withoutNotesOf = (detail: ToursDetail, places: readonly number[]): ToursDetail =>
  detail.personal
    ? {
        ...detail,
        personal: {
          ...detail.personal,
          people: detail.personal.people.map((one, at) => (places.includes(at) ? { eats: '', health: '' } : one)),
        },
      }
    : detail;

export const stayingIn = ({ persons }: Pick<ToursDetail, 'persons'>): readonly TourPerson[] =>
  persons.filter(({ leftAt }) => leftAt === undefined);

const countOf = (persons: readonly TourPerson[], wanted: AgeClass): number =>
  persons.filter(({ ageClass }) => ageClass === wanted).length;

/** As booked, with who has left since. */
export const peopleOf = ({ persons }: Pick<ToursDetail, 'persons'>): Schemas['TourPeople'] => ({
  adults: countOf(persons, 'adult'),
  children: countOf(persons, 'child'),
  infants: countOf(persons, 'infant'),
});

/** "Classic Iran in 8 days". */
export const summaryOf = (detail: ToursDetail): Schemas['Bought'] => ({
  title: detail.title,
  place: detail.cities[0] ?? 'iran',
  ...spanOf(detail),
  people: detail.persons.length,
  isAllDay: detail.kind === 'journey',
});

const WORDS: Readonly<Record<PersonPart, string>> = {
  adults: 'Adult',
  children: 'Child, 2 to 11 years',
  infants: 'Infant under 2 years',
  ownRooms: 'Own room',
};

/** A line for each part and price; those who left keep theirs, in a line of their own where it is another one. */
export function linesOf(detail: ToursDetail): Schemas['OrderLine'][] {
  const lines = new Map<string, Schemas['OrderLine']>();
  for (const person of detail.persons)
    for (const { part, price } of partsOf(detail, person)) {
      const key = lineOf(detail, person, part);
      const count = (lines.get(key)?.count ?? 0) + 1;
      lines.set(key, { part: key, words: WORDS[part], count, each: euro(price), sum: euro(count * price) });
    }
  return [...lines.values()];
}

/** The name of a person's line of the price. */
export const lineOf = (tour: Priced, { leftAt }: TourPerson, part: PersonPart): string => {
  const isOther = leftAt !== undefined && eachOf(tour, leftAt).amount !== eachOf(tour, tour.pricedFor).amount;
  return isOther ? `${part}-left-${leftAt}` : part;
};

export function itemOf(
  { detail, status }: Pick<OrderOf<ToursDetail>, 'detail' | 'status'>,
  { isTold, isOwner }: { readonly isTold: boolean; readonly isOwner: boolean },
): Item {
  const { tour, kind, title, titleFa, departure, start, end, guideLanguage, nights, cities, from, to } = detail;
  const { rooms, group, bookedAt, singleSupplement, childPercent, ladder, capacity, leastToRun } = detail;
  const { meetingPoint, pickUp, ends, packing, leastAge, isSimulated, personal, persons, certainAt, calledOff } =
    detail;
  const isJourney = kind === 'journey';
  return {
    ...{ tour, kind, title, titleFa, departure, start, end, guideLanguage, nights, cities, from, to },
    ...{ rooms, group, bookedAt, singleSupplement, childPercent, ladder, capacity, leastToRun },
    ...{ meetingPoint, pickUp, ends, packing, leastAge, isSimulated },
    ...(detail.asked === 'private' && { isPrivate: true as const }),
    ...(isOwner && { isOwn: true }),
    // A visa asks who it is weeks before the journey.
    guide: detail.guide !== undefined || (isJourney && detail.isPaid) ? guideOf(detail) : null,
    people: peopleOf(detail),
    each: eachOf(detail, detail.pricedFor),
    isCertain: certainAt !== null,
    ...(calledOff === undefined ? {} : { calledOff }),
    settlesOn: isJourney ? settlesOn(start) : null,
    decidedOn: isJourney ? decidedOn(start) : null,
    persons: persons.map((person) => ({
      ageClass: person.ageClass,
      hasOwnRoom: person.hasOwnRoom,
      hasLeft: person.leftAt !== undefined,
      price: euro(priceOfPerson(detail, person)),
    })),
    fetches: detail.fetches === true,
    needs: personal ? needsShown(personal, { isTold, isChecked: isTold && isAllowed('saveDraft', status) }) : null,
  };
}

/** `isChecked`: who typed it checks it before paying, notes on health and the contact for an emergency too. */
const needsShown = (
  { people, emergency, arrival, hotel = '' }: Needs,
  { isTold, isChecked }: { readonly isTold: boolean; readonly isChecked: boolean },
): NonNullable<Item['needs']> => ({
  people: isTold ? people.map(({ eats, health }) => ({ eats, health: isChecked ? health : '' })) : [],
  emergency: isChecked && Object.values(emergency).some((text) => text !== '') ? emergency : null,
  arrival,
  hotel: isTold ? hotel : '',
});
