import { clockOf, dayOf, formatFullDay } from '#domain/core/time.ts';
import type { RunOrder } from '#domain/transport/orders.ts';
import type { Rider } from '#domain/transport/runs/riders.ts';
import { m } from '#src/copy/generated/messages.js';
import { placeWords } from '#src/screens/transport/run-place-words.ts';

export type RunItem = RunOrder['item'];
export type HeldPlace = RunItem['places'][number];

/** "Tehran railway station to Mashhad railway station". */
export const wayOf = ({ from, to }: Pick<RunItem, 'from' | 'to'>): string =>
  m.transportrun_way({ from: from.en, to: to.en });

/** "Train SIM 103, 4-berth, family or shared". */
export const numberWords = ({ kind, number, class: { en } }: Pick<RunItem, 'kind' | 'number' | 'class'>): string =>
  kind === 'train'
    ? m.transportticket_number_train({ number, name: en })
    : m.transportticket_number_bus({ number, name: en });

export const whenOf = (moment: number) => ({ day: formatFullDay(dayOf(moment)), time: clockOf(moment) });

/** "Arrives Sun 6 Dec 2026, 06:40, at Mashhad railway station, next day". */
export function arrivesWords({ arrivesAt, plusDays, to }: RunItem): string {
  const arrives = m.transportticket_arrives({ ...whenOf(arrivesAt), station: to.en });
  return plusDays === 1 ? m.transportticket_next_day({ arrives }) : arrives;
}

export const departsWords = ({ departsAt, from }: RunItem): string =>
  m.transportticket_departs({ ...whenOf(departsAt), station: from.en });

const RIDERS: Readonly<Record<Rider, () => string>> = {
  woman: m.transportticket_woman,
  man: m.transportticket_man,
  child: m.transportticket_child,
};
export const riderWords = (rider: Rider | null): string => (rider ? RIDERS[rider]() : m.transportticket_empty());

/** Whose place it is: their name once it is told, else as whom they were booked. */
export function holderWords({ passengers }: Pick<RunOrder, 'passengers'>, { person, rider }: HeldPlace): string {
  const named = person === null ? undefined : passengers[person];
  return named ? `${named.firstName} ${named.lastName}` : riderWords(rider);
}

export const placeOfPerson = ({ places }: Pick<RunItem, 'places'>, person: number): HeldPlace | undefined =>
  places.find((one) => one.person === person);

/** "Carriage 6, compartment 4, lower berth"; an infant has none. */
export function placeOfPersonWords(item: RunItem, person: number): string {
  const place = placeOfPerson(item, person);
  return place ? placeWords(item, place) : m.transportticket_lap();
}

const KINDS = {
  family: m.transportticket_kind_family,
  women: m.transportticket_kind_women,
  men: m.transportticket_kind_men,
} as const;
/** "Family compartment, sold whole"; null of seats. */
export const kindWords = ({ compartment }: HeldPlace): string | null => compartment && KINDS[compartment.kind]();

/** Those of a place that were not given back. */
export const staying = ({ places }: Pick<RunItem, 'places'>): readonly HeldPlace[] =>
  places.filter(({ isGivenBack }) => !isGivenBack);
