import { formatFullPersianDay } from '#domain/core/persian-day.ts';
import { inPersian, isolated } from '#domain/core/persian-text.ts';
import { clockOf, dayOf, formatDuration, formatFullDay } from '#domain/core/time.ts';
import type { RunOrder } from '#domain/transport/orders.ts';
import { berthNumber } from '#domain/transport/runs/berth-number.ts';
import type { StepBack } from '#domain/transport/runs/steps-back.ts';
import { TICKET_IN_PERSIAN as FA } from '#domain/transport/runs/ticket-in-persian.ts';
import type { components } from '#openapi/generated/types.ts';
import type { Fact } from '#server/orders/papers/halves.ts';

type Item = RunOrder['item'];
type HeldPlace = components['schemas']['HeldPlace'];

/** A ticket of one person. `place`: null for an infant. */
export type Ticket = {
  readonly item: Item;
  readonly place: HeldPlace | null;
  readonly number: string;
  readonly passportNumber: string;
  readonly reference: string;
  /** What can still come back of its place when it is drawn. */
  readonly steps: readonly StepBack[];
};

export type TicketWords = {
  readonly language: 'en' | 'fa';
  readonly kicker: (item: Item, number: number, count: number) => string;
  readonly way: (item: Item) => string;
  readonly facts: (ticket: Ticket) => readonly Fact[];
  readonly lines: (ticket: Ticket) => readonly string[];
};

export const momentWords = (moment: number): string => `${clockOf(moment)} on ${formatFullDay(dayOf(moment))}`;

const KINDS = { train: 'Train', bus: 'Bus' } as const;
const COMPARTMENTS = {
  family: 'family compartment, whole',
  women: 'compartment for women',
  men: 'compartment for men',
} as const;

/** "Train SIM 113, 4-berth". */
export const numberWords = ({ kind, number, class: { en } }: Pick<Item, 'kind' | 'number' | 'class'>): string =>
  `${KINDS[kind]} ${number}, ${en}`;

/** "Carriage 3, compartment 1", "lower berth 3", "family compartment, whole". */
export function placeLines({ kind }: Pick<Item, 'kind'>, place: HeldPlace | null): readonly string[] {
  if (!place) return ['No place', 'An infant, on an adult’s lap'];
  const { carriage, compartment, position, seat } = place;
  if (compartment && position)
    return [
      `Carriage ${carriage}, compartment ${compartment.no}`,
      `${position} berth ${berthNumber(place.place)}`,
      COMPARTMENTS[compartment.kind],
    ];
  const name = `seat ${seat?.row ?? ''}${seat?.letter ?? ''}`;
  return kind === 'bus' ? [`S${name.slice(1)}`] : [`Carriage ${carriage}`, name];
}

const arrivalDay = ({ arrivesAt, plusDays }: Item): string =>
  `${formatFullDay(dayOf(arrivesAt))}${plusDays === 1 ? ', next day' : ''}`;

/** In one line; none once it has departed. */
const stepsLine = (
  label: string,
  steps: readonly StepBack[],
  between: string,
  words: (step: StepBack) => string,
): readonly string[] => (steps.length === 0 ? [] : [`${label}: ${steps.map(words).join(between)}`]);

export const ENGLISH: TicketWords = {
  language: 'en',
  kicker: ({ kind }, number, count) => `${KINDS[kind]} ticket ${number} of ${count}`,
  way: ({ from, to }) => `${from.en} to ${to.en}`,
  facts: ({ item, place, number, reference }) => [
    [
      'Departs',
      [clockOf(item.departsAt), formatFullDay(dayOf(item.departsAt)), formatFullPersianDay(dayOf(item.departsAt))],
    ],
    ['Arrives', [clockOf(item.arrivesAt), arrivalDay(item), formatDuration(item.minutes)]],
    ['Place', placeLines(item, place)],
    ['Ticket', [number, `Order ${reference}`]],
  ],
  lines: ({ item, passportNumber, steps }) => [
    numberWords(item),
    ...(item.delay ? [`Late by about ${formatDuration(item.delay.minutes)}, as it was told`] : []),
    `Passport ${passportNumber}: it is looked at before you board, and its number must be right`,
    ...stepsLine('Comes back', steps, '; ', ({ percent, until }) => `${percent} % until ${momentWords(until)}`),
    `One thing is corrected free of charge until ${momentWords(item.correctedUntil)}: name, title, birth date or passport number`,
  ],
};

export const PERSIAN: TicketWords = {
  language: 'fa',
  kicker: ({ kind }, number, count) => FA.kicker(kind, number, count),
  way: ({ from, to }) => FA.way(from.fa, to.fa),
  facts: ({ item, place, number, reference }) => [
    [FA.labels.departs, [FA.clock(item.departsAt), FA.day(item.departsAt)]],
    [FA.labels.arrives, [FA.clock(item.arrivesAt), FA.day(item.arrivesAt)]],
    [FA.labels.place, FA.place(item.kind, place)],
    [FA.labels.ticket, [isolated(number), isolated(reference)]],
  ],
  lines: ({ item, passportNumber, steps }) => [
    FA.run(item.kind, item.number, inPersian(item.class.fa)),
    `${FA.labels.from}: ${inPersian(item.from.fa)}`,
    `${FA.labels.to}: ${inPersian(item.to.fa)}`,
    `${FA.labels.passport}: ${isolated(passportNumber)}`,
    ...stepsLine(FA.labels.back, steps, '؛ ', ({ percent, until }) => FA.back(percent, until)),
  ],
};
