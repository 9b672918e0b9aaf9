import { formatMoney } from '#domain/core/money.ts';
import { formatFullPersianDay } from '#domain/core/persian-day.ts';
import { inPersian, isolated, persianList } from '#domain/core/persian-text.ts';
import { clockOf, dayOf, formatDuration, formatFullDay } from '#domain/core/time.ts';
import { addedWords } from '#domain/transport/added-words.ts';
import { backUntil } from '#domain/transport/back.ts';
import { timeOpenUntil } from '#domain/transport/changing.ts';
import { daysLater } from '#domain/transport/drive.ts';
import { seatFor } from '#domain/transport/fits.ts';
import { addressAt, addressesOf, onTheWayOf } from '#domain/transport/on-paper.ts';
import type { RideOrder } from '#domain/transport/orders.ts';
import { ARRIVAL_FA } from '#domain/transport/persian-words.ts';
import { isLanding } from '#domain/transport/ride-times.ts';
import { VOUCHER_IN_PERSIAN as FA } from '#domain/transport/voucher-in-persian.ts';
import { peopleOf, type RideLoad } from '#domain/transport/wish.ts';
import type { components } from '#openapi/generated/types.ts';
import { isDrawable } from '#server/orders/papers/faces.ts';
import type { Fact } from '#server/orders/papers/halves.ts';
import { personName } from '#server/orders/papers/person-name.ts';
import { whereToStand } from '#server/products/transport/where-to-stand.ts';

type Schemas = components['schemas'];
export type Order = RideOrder;
type Item = Schemas['RideItem'];
export type Ride = Schemas['Ride'];
export type Codes = { readonly reference: string; readonly numbers: readonly string[] };

export type PaperWords = {
  readonly language: 'en' | 'fa';
  readonly kicker: (item: Item) => string;
  readonly title: (item: Item, ride: Ride) => string;
  readonly facts: (item: Item, ride: Ride, codes: Codes) => readonly Fact[];
  readonly lines: (order: Order, ride: Ride) => readonly string[];
};

/** Who has not left. */
const namesIn = ({ passengers }: Order): string[] =>
  passengers.filter(({ leftAt }) => leftAt === undefined).map((person) => personName(person));

const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** A page has room for few lines. */
const inOneLine = (parts: readonly string[]): string[] => (parts.length === 0 ? [] : [parts.join('. ')]);

const SEATS = { baby: 'baby seat', child: 'child seat', raised: 'raised seat' } as const;

function loadWords(load: RideLoad): string {
  const seats = load.childAges.map((age) => SEATS[seatFor(age)]);
  return [
    counted(load.people, 'person', 'people'),
    counted(load.bags + load.large, 'bag'),
    ...(load.wheelchairs > 0 ? [counted(load.wheelchairs, 'folded wheelchair')] : []),
    ...seats,
  ].join(', ');
}

/** What stands for an address whose letters no font has. */
const IN_THE_ORDER = 'as you wrote it in your order';

/** Where the stops are, as it was told. */
const stopsIn = (stopsAt: string, otherwise: string): string =>
  stopsAt === '' ? '' : ` (${isDrawable(stopsAt) ? stopsAt : otherwise})`;

/** What else its driver should know, in each language, as typed; nothing for who only found the order. */
export function notesOf({ meeting }: Item): { readonly en: string; readonly fa: string } | null {
  const notes = meeting?.notes ?? '';
  if (notes === '') return null;
  return isDrawable(notes)
    ? { en: `For the driver: ${notes}`, fa: `${FA.labels.notes}: ${inPersian(notes)}` }
    : { en: `For the driver: ${IN_THE_ORDER}`, fa: '' };
}

const momentWords = (moment: number): string => `${clockOf(moment)} on ${formatFullDay(dayOf(moment))}`;

const carOf = ({ wish }: Item) => (wish.kind === 'cip' ? null : wish.car);
const loadOf = ({ wish }: Item) => (wish.kind === 'cip' ? null : wish.load);
const CARS = { sedan: 'Sedan', vipSedan: 'VIP sedan', van: 'Van' } as const;
const KINDS = {
  transfer: 'Transfer voucher',
  car: 'Voucher of a car with driver',
  cip: 'Voucher of a service at an airport',
} as const;

/** About when it is there, and on which day where it is another one. */
function arrivalWords({ pickUpAt, arrivesAbout }: Ride): string {
  const later = daysLater(pickUpAt, arrivesAbout);
  const day = later === 0 ? [] : [later === 1 ? 'next day' : formatFullDay(dayOf(arrivesAbout))];
  return [`about ${clockOf(arrivesAbout)}`, ...day].join(', ');
}

const roadWords = ({ minutes: [shortest = 0, longest = 0] }: Ride): string =>
  shortest === longest ? formatDuration(shortest) : `${formatDuration(shortest)} to ${formatDuration(longest)}`;

/** What the rules are, with the moments of this ride. */
function ruleLines(item: Item, ride: Ride): string[] {
  const { half } = backUntil(ride.bookedAt);
  const cancel = `Cancel or change the time free of charge until ${momentWords(timeOpenUntil(ride))}; then half comes back until ${momentWords(half)}, then nothing.`;
  if (item.kind === 'cip') return [cancel];
  return [
    `The driver waits until ${momentWords(ride.freeUntil)}. Nobody there by then? Another car, or all of your money.`,
    cancel,
  ];
}

export const ENGLISH: PaperWords = {
  language: 'en',
  kicker: (item) => {
    const car = carOf(item);
    return [
      KINDS[item.kind],
      ...(car ? [CARS[car].toLowerCase()] : []),
      counted(peopleOf(item.wish), 'person', 'people'),
    ].join(', ');
  },
  title: (item, { from, to }) => (item.kind === 'cip' ? item.title : `${from.en} to ${to.en}`),
  facts: ({ kind, wish }, ride, { reference, numbers }) => [
    [
      isLanding(wish, ride.from) ? 'Lands' : kind === 'cip' ? 'Flight' : 'The car comes',
      [clockOf(ride.pickUpAt), formatFullDay(dayOf(ride.pickUpAt)), formatFullPersianDay(dayOf(ride.pickUpAt))],
    ],
    kind === 'car'
      ? ['There', [arrivalWords(ride), roadWords(ride)]]
      : [
          'Flight',
          [
            ride.flight || 'none told',
            ...(ride.flightLeavesAt === null ? [] : [`leaves ${clockOf(ride.flightLeavesAt)}`]),
          ],
        ],
    ['Paid', [formatMoney(ride.paid), 'fixed, nothing to pay there']],
    [
      numbers.length === 1 ? 'Number' : 'Order',
      [numbers.length === 1 ? (numbers[0] ?? '') : reference, ...(numbers.length === 1 ? [`Order ${reference}`] : [])],
    ],
  ],
  lines: (order, ride) => {
    const { item } = order;
    const load = loadOf(item);
    const { stops, stopsAt, waitingHours } = onTheWayOf(item, ride);
    return [
      ...(load
        ? []
        : [
            `For: ${namesIn(order).join(', ')}`,
            `It has: ${item.parts.join(', ')}`,
            ...(item.added.length === 0 ? [] : [`Added: ${addedWords(item)}`]),
          ]),
      ...(load ? [`In the car: ${loadWords(load)}`, `Where you meet: ${whereToStand(ride).en}`] : []),
      ...addressesOf(item, ride).map(
        ({ place, address }) => `Hotel or address in ${place.en}: ${isDrawable(address) ? address : IN_THE_ORDER}`,
      ),
      ...inOneLine([
        ...(stops > 0 ? [`Stops: ${stops} on the way${stopsIn(stopsAt, IN_THE_ORDER)}`] : []),
        ...(waitingHours > 0 ? [`Driver waits: ${counted(waitingHours, 'hour')}, paid`] : []),
      ]),
      ...(ride.driver
        ? [`Driver: ${ride.driver.name}, ${ride.driver.car} (samples: no car has this plate)`]
        : load && ride.stage === 'confirmed'
          ? ['Driver and plate are named by mail on the evening before.']
          : []),
      ...ruleLines(item, ride),
    ];
  },
};

export const PERSIAN: PaperWords = {
  language: 'fa',
  kicker: (item) => FA.kicker(item.kind, carOf(item), peopleOf(item.wish)),
  title: (item, { from, to }) =>
    item.kind === 'cip' ? item.titleFa : `از ${inPersian(from.fa)} به ${inPersian(to.fa)}`,
  facts: ({ kind, wish }, ride, { reference, numbers }) => [
    [
      isLanding(wish, ride.from) ? ARRIVAL_FA : 'زمان',
      [FA.comes(clockOf(ride.pickUpAt)), FA.day(dayOf(ride.pickUpAt))],
    ],
    kind === 'car'
      ? [FA.labels.arrives, [FA.arrives(ride.pickUpAt, ride.arrivesAbout), FA.drive(ride.minutes)]]
      : [
          FA.labels.flight,
          [
            ride.flight === '' ? '—' : isolated(ride.flight),
            ...(ride.flightLeavesAt === null ? [] : [FA.leaves(clockOf(ride.flightLeavesAt))]),
          ],
        ],
    [FA.labels.paid, [FA.paid, FA.nothingInTheCar]],
    [
      FA.labels.order,
      [
        isolated(numbers.length === 1 ? (numbers[0] ?? '') : reference),
        ...(numbers.length === 1 ? [isolated(reference)] : []),
      ],
    ],
  ],
  lines: (order, ride) => {
    const { item } = order;
    const load = loadOf(item);
    if (!load)
      return [
        `${FA.labels.people}: ${persianList(namesIn(order))}`,
        `${FA.labels.included}: ${persianList(item.partsFa)}`,
        ...(item.added.length === 0 ? [] : [`${FA.labels.added}: ${persianList(FA.added(item.added))}`]),
      ];
    const seats = FA.seats(load);
    const { stops, stopsAt, waitingHours } = onTheWayOf(item, ride);
    return [
      `${FA.labels.load}: ${FA.load(load)}`,
      ...(seats === '' ? [] : [`${FA.labels.seats}: ${seats}`]),
      whereToStand(ride).fa,
      ...addressesOf(item, ride).flatMap(({ place, address }) =>
        isDrawable(address) ? [`${FA.labels.address}: ${persianList([place.fa, address])}`] : [],
      ),
      ...inOneLine([
        ...(stops > 0 ? [`${FA.labels.stops}: ${FA.stops(stops, isDrawable(stopsAt) ? stopsAt : '')}`] : []),
        ...(waitingHours > 0 ? [`${FA.labels.waits}: ${FA.waitingHours(waitingHours)}`] : []),
      ]),
      FA.freeWaiting(Math.round((ride.freeUntil - ride.pickUpAt) / 60_000), ride.from.airport !== null),
      ...(ride.driver
        ? [
            `${FA.labels.driver}: ${FA.driver(ride.driver.nameFa)}، ${ride.driver.carFa}`,
            `${FA.labels.plate}: ${ride.driver.plateFa}`,
          ]
        : []),
    ];
  },
};

/** What a driver reads to bring them there. */
export function cardOf(item: Item, { to }: Ride): { readonly fa: string; readonly en: string } {
  const told = addressAt(item, to);
  const address = isDrawable(told) ? told : '';
  return {
    fa: FA.takeMe(inPersian(to.fa), address),
    en: `please take me to ${[to.en, address].filter(Boolean).join(', ')}. The fare is paid.`,
  };
}
