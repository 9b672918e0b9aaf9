import { formatMoney } from '#domain/core/money.ts';
import { persianList } from '#domain/core/persian-text.ts';
import { clockOf, dayOf, formatDay } from '#domain/core/time.ts';
import { addedWords } from '#domain/transport/added-words.ts';
import { onTheWayOf } from '#domain/transport/on-paper.ts';
import { placeHead } from '#domain/transport/place-head.ts';
import { VOUCHER_IN_PERSIAN } from '#domain/transport/voucher-in-persian.ts';
import { peopleOf } from '#domain/transport/wish.ts';
import { m } from '#src/copy/generated/messages.js';
import { arrivalWords, roadWords } from '#src/screens/transport/drive-words.ts';
import { freeMinutes } from '#src/screens/transport/each-ride.ts';
import { carWords, type Item, isLanding, loadWords, type Ride, seatWords } from '#src/screens/transport/ride-words.ts';

type Place = Ride['from'];
type Driver = NonNullable<Ride['driver']>;
type Labels = Readonly<
  Record<
    | 'sign'
    | 'driver'
    | 'car'
    | 'load'
    | 'seats'
    | 'address'
    | 'stops'
    | 'waits'
    | 'flight'
    | 'paid'
    | 'people'
    | 'service'
    | 'included'
    | 'added'
    | 'notes'
    | 'number'
    | 'order',
    string
  >
>;

/** Texts of a voucher in one language; names and codes are equal in both. */
export type PaperWords = {
  readonly kicker: (item: Item) => string;
  readonly place: (place: Place) => string;
  /** In large letters: an airport by its code, or by its name alone; a zone without its quarters. */
  readonly short: (place: Place) => string;
  readonly day: (moment: number) => string;
  readonly clock: (item: Item, ride: Ride) => string;
  readonly road: (ride: Ride) => string;
  readonly arrives: (ride: Ride) => string;
  readonly leaves: (ride: Ride) => string | null;
  readonly driver: (driver: Driver) => string;
  readonly car: (item: Item, driver: Driver | null) => string | null;
  readonly load: (item: Item) => string | null;
  readonly seats: (item: Item) => string | null;
  /** What was paid for on the way; null where there is none. */
  readonly stops: (item: Item, ride: Ride) => string | null;
  readonly waits: (item: Item, ride: Ride) => string | null;
  /** What a service at an airport has, and what was added to it. */
  readonly parts: (item: Item) => string;
  readonly added: (item: Item) => string;
  readonly paid: (ride: Ride) => string;
  readonly nothingInTheCar: string;
  readonly waiting: (item: Item, ride: Ride) => string;
  readonly labels: Labels;
};

const carOf = ({ wish }: Item) => (wish.kind === 'cip' ? null : wish.car);
const loadOf = ({ wish }: Item) => (wish.kind === 'cip' ? null : wish.load);

export const ENGLISH: PaperWords = {
  kicker: (item) => {
    const car = carOf(item);
    const people = m.transportride_people({ count: peopleOf(item.wish) });
    if (car === null) return m.transportride_doc_cip({ people });
    const words = { car: carWords(car).toLowerCase(), people };
    return item.kind === 'car' ? m.transportride_doc_car(words) : m.transportride_doc_transfer(words);
  },
  place: ({ en }) => en,
  short: ({ en, airport }) => airport ?? placeHead(en, airport),
  day: (moment) => formatDay(dayOf(moment)),
  clock: (item, ride) => {
    const time = clockOf(ride.pickUpAt);
    if (isLanding(item, ride)) return m.transportride_doc_lands({ time });
    return item.kind === 'cip' ? m.transportride_doc_leaves({ time }) : m.transportride_doc_comes({ time });
  },
  road: ({ minutes }) => roadWords(minutes),
  arrives: ({ pickUpAt, arrivesAbout }) => arrivalWords(pickUpAt, arrivesAbout),
  leaves: ({ flightLeavesAt }) =>
    flightLeavesAt === null ? null : m.transportride_doc_leaves({ time: clockOf(flightLeavesAt) }),
  driver: ({ name }) => m.transportride_sample_name({ name }),
  car: (item, driver) => {
    const car = carOf(item);
    return driver?.car ?? (car === null ? null : carWords(car));
  },
  load: (item) => {
    const load = loadOf(item);
    return load && loadWords(load);
  },
  seats: (item) => {
    const load = loadOf(item);
    return load && seatWords(load);
  },
  stops: (item, ride) => {
    const { stops, stopsAt } = onTheWayOf(item, ride);
    return stops === 0 ? null : [m.transportride_stops({ count: stops }), stopsAt].filter(Boolean).join(', ');
  },
  waits: (item, ride) => {
    const { waitingHours } = onTheWayOf(item, ride);
    return waitingHours === 0 ? null : m.transportride_doc_waits_hours({ count: waitingHours });
  },
  parts: ({ parts }) => parts.join(', '),
  added: addedWords,
  paid: ({ paid }) => formatMoney(paid),
  nothingInTheCar: m.transportride_doc_nothing(),
  waiting: (item, ride) =>
    isLanding(item, ride)
      ? m.transportride_doc_waiting({ minutes: freeMinutes(ride) })
      : m.transportride_doc_waiting_hotel({ minutes: freeMinutes(ride) }),
  labels: {
    sign: m.transportride_sign(),
    driver: m.transportride_doc_driver(),
    car: m.transportride_car(),
    load: m.transportride_doc_load(),
    seats: m.transportride_doc_seats(),
    address: m.transportride_stays(),
    stops: m.transportride_doc_stops(),
    waits: m.transportride_doc_waits(),
    flight: m.transportride_flight(),
    paid: m.transportride_doc_paid(),
    people: m.transportride_doc_people(),
    service: m.transportride_service(),
    included: m.transportride_doc_included(),
    added: m.transportride_doc_added(),
    notes: m.transportride_notes(),
    number: m.transportride_doc_number(),
    order: m.transportride_doc_order(),
  },
};

export const PERSIAN: PaperWords = {
  kicker: (item) => VOUCHER_IN_PERSIAN.kicker(item.kind, carOf(item), peopleOf(item.wish)),
  place: ({ fa }) => fa,
  short: ({ fa, airport }) => (airport === null ? placeHead(fa, airport) : VOUCHER_IN_PERSIAN.airportName(fa)),
  day: (moment) => VOUCHER_IN_PERSIAN.day(dayOf(moment)),
  clock: (item, ride) => {
    const time = clockOf(ride.pickUpAt);
    if (isLanding(item, ride)) return VOUCHER_IN_PERSIAN.lands(time);
    return item.kind === 'cip' ? VOUCHER_IN_PERSIAN.leaves(time) : VOUCHER_IN_PERSIAN.comes(time);
  },
  road: ({ minutes }) => VOUCHER_IN_PERSIAN.drive(minutes),
  arrives: ({ pickUpAt, arrivesAbout }) => VOUCHER_IN_PERSIAN.arrives(pickUpAt, arrivesAbout),
  leaves: ({ flightLeavesAt }) => (flightLeavesAt === null ? null : VOUCHER_IN_PERSIAN.leaves(clockOf(flightLeavesAt))),
  driver: ({ nameFa }) => VOUCHER_IN_PERSIAN.driver(nameFa),
  car: (item, driver) => {
    const car = carOf(item);
    return driver?.carFa ?? (car === null ? null : VOUCHER_IN_PERSIAN.car(car));
  },
  load: (item) => {
    const load = loadOf(item);
    return load && VOUCHER_IN_PERSIAN.load(load);
  },
  seats: (item) => {
    const load = loadOf(item);
    return load && load.childAges.length > 0 ? VOUCHER_IN_PERSIAN.seats(load) : null;
  },
  stops: (item, ride) => {
    const { stops, stopsAt } = onTheWayOf(item, ride);
    return stops === 0 ? null : VOUCHER_IN_PERSIAN.stops(stops, stopsAt);
  },
  waits: (item, ride) => {
    const { waitingHours } = onTheWayOf(item, ride);
    return waitingHours === 0 ? null : VOUCHER_IN_PERSIAN.waitingHours(waitingHours);
  },
  parts: ({ partsFa }) => persianList(partsFa),
  added: ({ added }) => persianList(VOUCHER_IN_PERSIAN.added(added)),
  paid: () => VOUCHER_IN_PERSIAN.paid,
  nothingInTheCar: VOUCHER_IN_PERSIAN.nothingInTheCar,
  waiting: (item, ride) => VOUCHER_IN_PERSIAN.freeWaiting(freeMinutes(ride), isLanding(item, ride)),
  labels: VOUCHER_IN_PERSIAN.labels,
};
