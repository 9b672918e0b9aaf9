import { euro } from '#domain/core/money.ts';
import { convert, RATES } from '#domain/core/rates.ts';
import { momentOf } from '#domain/core/time.ts';
import { busSteps } from '#domain/transport/bus/back.ts';
import type { RunOrder } from '#domain/transport/orders.ts';
import { railSteps } from '#domain/transport/rail/back.ts';
import { correctedUntil } from '#domain/transport/runs/correcting.ts';
import { NOW, ORDER_ID } from '#machines/core/testing/moment.ts';
import type { Documents } from '#src/screens/core/booking/order.ts';
import { unpaidOrder } from '../../support/unpaid-order.ts';

type Item = RunOrder['item'];
type Place = Item['places'][number];

const departsAt = momentOf('2026-12-12', 17 * 60 + 40);
const arrivesAt = momentOf('2026-12-13', 6 * 60 + 5);

const berth = (at: number, change: Partial<Place>): Place => ({
  ...{ place: `6-4-${at}`, carriage: 6, compartment: { no: 4, kind: 'family' }, position: 'lower', seat: null },
  ...{ rider: 'woman', person: at - 1, price: euro(1800), isGivenBack: false },
  ...change,
});

/** A family of three who have a compartment of four for themselves, in a night train. */
export const family: Item = {
  ...{ kind: 'train', title: 'Train from Tehran to Mashhad', titleFa: 'قطار از تهران به مشهد', number: 'SIM 115' },
  ...{ day: '2026-12-12', class: { id: 'b4', en: '4-berth', fa: 'چهارتخته' } },
  from: { id: 'thr', town: 'tehran', en: 'Tehran railway station', fa: 'راه‌آهن تهران' },
  to: { id: 'mhd', town: 'mashhad', en: 'Mashhad railway station', fa: 'راه‌آهن مشهد' },
  ...{ departsAt, arrivesAt, arrivesDay: '2026-12-13', plusDays: 1, minutes: 745, nights: 1, isEarly: false },
  places: [
    berth(1, {}),
    berth(2, { rider: 'man' }),
    berth(3, { rider: 'child', position: 'upper' }),
    berth(4, { rider: null, person: null, position: 'upper' }),
  ],
  infants: 0,
  stepsBack: [...railSteps(departsAt)],
  correctedUntil: correctedUntil(departsAt),
  ...{ stage: 'issued', delay: null, isSimulated: true },
};

const seat = (row: number, letter: string, person: number): Place => ({
  ...{ place: `1-${row}${letter}`, carriage: 1, compartment: null, position: null, seat: { row, letter } },
  ...{ rider: person === 0 ? 'woman' : 'man', person, price: euro(800), isGivenBack: false },
});

/** Two beside each other in a bus, by day. */
export const coach: Item = {
  ...family,
  ...{ kind: 'bus', title: 'Bus from Tehran to Isfahan', titleFa: 'اتوبوس از تهران به اصفهان', number: 'SIM 401' },
  class: { id: 'vip25', en: 'VIP, 25 seats', fa: 'وی‌آی‌پی ۲۵ نفره' },
  from: { id: 'thr-s', town: 'tehran', en: 'Tehran, southern terminal', fa: 'تهران، پایانه جنوب' },
  to: { id: 'ifn', town: 'isfahan', en: 'Isfahan, Kaveh terminal', fa: 'اصفهان، پایانه کاوه' },
  ...{ arrivesAt: departsAt + 21_600_000, arrivesDay: '2026-12-12', plusDays: 0, minutes: 360, nights: 0 },
  places: [seat(3, 'B', 0), seat(3, 'C', 1)],
  stepsBack: [...busSteps(departsAt)],
};

const NAMES = [
  ['Anna', 'MS', 'adult'],
  ['Jonas', 'MR', 'adult'],
  ['Mia', 'MS', 'child'],
] as const;

const { discount, rates, contact, holdSeconds, extensionsLeft, deadlineAt, payment } = unpaidOrder;

/** Entered, not paid yet. */
export function runOrder(item: Item): RunOrder {
  const people = item.places.filter(({ person }) => person !== null).length + item.infants;
  const total = euro(item.places.reduce((all, { price }) => all + price.amount, 0));
  const each = item.places[0]?.price ?? total;
  const words = item.kind === 'train' ? 'Berth of a family compartment, sold whole' : 'Seat';
  return {
    ...{ discount, rates, contact, holdSeconds, extensionsLeft, deadlineAt, payment, total, item },
    ...{ product: 'transport', orderId: ORDER_ID, reference: 'SFR-7K2M-9Q', status: 'awaitingPayment', stage: null },
    page: `/iran-transportation/issue/${ORDER_ID}`,
    summary: { title: item.title, place: item.to.town, startsAt: item.departsAt, endsAt: item.arrivesAt, people },
    serverNow: NOW,
    passengers: NAMES.slice(0, people).map(([firstName, title, ageClass]) => ({
      ...{ ageClass, title, firstName, lastName: 'Keller', nationality: 'DE', passportMasked: '••••••4321' },
    })),
    lines: [{ part: 'places', words, count: item.places.length, each, sum: total }],
    totals: { EUR: total, USD: convert(total, 'USD', RATES) },
    ...{ refunded: null, isCancellable: false, isInAccount: false, promisedAt: null, issuedAt: null, version: 2 },
    events: [{ status: 'held', at: NOW }],
  };
}

/** Held, and nobody is named yet. */
export const heldRun = (item: Item): RunOrder => ({ ...runOrder(item), status: 'held', passengers: [] });

/** With its tickets, at a moment. */
export const issuedRun = (item: Item, serverNow: number = NOW): RunOrder => ({
  ...runOrder(item),
  ...{ status: 'issued', isCancellable: true, issuedAt: NOW, serverNow },
});

export const tickets = ({ passengers, reference }: RunOrder): Documents => ({
  ...{ orderId: ORDER_ID, reference, issuedAt: NOW },
  papers: passengers.map((_, person) => ({
    ...{ position: person, kind: 'ticket', number: `SIM 1A2B3C4${person}` },
    holder: { person, passportNumber: `C01X0432${person}` },
  })),
});
