import { inPersian, isolated } from '#domain/core/persian-text.ts';
import { formatFullDay } from '#domain/core/time.ts';
import { VOUCHER_IN_PERSIAN as FA } from '#domain/tours/voucher-in-persian.ts';
import type { components } from '#openapi/generated/types.ts';
import { personName } from '#server/orders/papers/person-name.ts';

type Schemas = components['schemas'];
type Order = Schemas['ToursOrder'];
type Item = Schemas['TourItem'];

export type PaperWords = {
  readonly language: 'en' | 'fa';
  readonly kicker: (isVoucher: boolean) => string;
  readonly title: (item: Item) => string;
  /** First and last day, each with what is to say of it. */
  readonly days: (item: Item) => readonly (readonly [string, string])[];
  readonly names: (order: Order) => readonly string[];
  /** Guide and rooms. */
  readonly facts: (item: Item) => readonly string[];
  readonly meet: (item: Item) => readonly (readonly [label: string, text: string])[];
  readonly labels: Readonly<Record<'begins' | 'ends' | 'number' | 'order', string>>;
};

/** Who has not left. */
const namesIn = ({ passengers }: Order): string[] =>
  passengers.filter(({ leftAt }) => leftAt === undefined).map((person) => personName(person));

const ROOMS: Readonly<Record<keyof Schemas['TourRooms'], string>> = {
  double: 'double room',
  twin: 'twin room',
  own: 'own room',
  shared: 'bed in a shared room',
};

const roomWords = (rooms: Schemas['TourRooms']): string =>
  (['double', 'twin', 'own', 'shared'] as const)
    .flatMap((kind) => (rooms[kind] > 0 ? [`${rooms[kind]} ${ROOMS[kind]}${rooms[kind] > 1 ? 's' : ''}`] : []))
    .join(', ');

const nightsWords = (nights: number): string => (nights === 1 ? 'one night' : `${nights} nights`);

/** The hotel where a day tour fetches them, where they told it. */
const fetchedAt = (needs: Item['needs'], label: string, write = (text: string) => text): [string, string][] =>
  needs?.hotel ? [[label, write(needs.hotel)]] : [];

export const ENGLISH: PaperWords = {
  language: 'en',
  kicker: (isVoucher) => (isVoucher ? 'Voucher of a tour' : 'Confirmation of your places'),
  title: ({ title }) => title,
  days: ({ start, end, from, to, nights }) => [
    [formatFullDay(start), from],
    [formatFullDay(end), nights === 0 ? to : `${to}, ${nightsWords(nights)}`],
  ],
  names: namesIn,
  facts: ({ guideLanguage, guide, rooms }) => [
    `Guide in ${guideLanguage}${guide === null ? '' : `: ${guide} (a sample name)`}`,
    ...(rooms ? [roomWords(rooms)] : []),
  ],
  meet: ({ meetingPoint, pickUp, ends, needs }) => [
    ['Where you meet', meetingPoint.en],
    ...fetchedAt(needs, 'Fetched at'),
    ['When', pickUp],
    ['Where it ends', ends.en],
  ],
  labels: { begins: 'Begins', ends: 'Ends', number: 'Number', order: 'Order' },
};

export const PERSIAN: PaperWords = {
  language: 'fa',
  kicker: (isVoucher) => (isVoucher ? FA.voucher : FA.confirmation),
  title: ({ titleFa }) => titleFa,
  days: ({ start, end, nights }) => [
    [FA.day(start), ''],
    [FA.day(end), nights === 0 ? '' : FA.nights(nights)],
  ],
  names: (order) => namesIn(order).map(inPersian),
  facts: ({ guideLanguage, guide, rooms }) => [FA.guide(guide, guideLanguage), ...(rooms ? [FA.rooms(rooms)] : [])],
  meet: ({ meetingPoint, ends, needs }) => [
    [FA.labels.meeting, meetingPoint.fa],
    ...fetchedAt(needs, FA.labels.fetched, isolated),
    [FA.labels.finish, ends.fa],
  ],
  labels: FA.labels,
};
