import { euro } from '#domain/core/money.ts';
import { placeOf } from '#domain/country/places.ts';
import { busSteps } from '#domain/transport/bus/back.ts';
import { railSteps } from '#domain/transport/rail/back.ts';
import { correctedUntil } from '#domain/transport/runs/correcting.ts';
import { compartmentsOf } from '#domain/transport/runs/places.ts';
import { isLateForAll } from '#domain/transport/runs/railway.ts';
import type { StepBack } from '#domain/transport/runs/steps-back.ts';
import { arrivesEarly, nightsSaved } from '#domain/transport/runs/timetable.ts';
import type { components } from '#openapi/generated/types.ts';
import type { OrderOf } from '#server/orders/order-row.ts';
import { type RunItemDetail, type RunPlaceDetail, stayingInfants } from '#server/products/transport/runs/detail.ts';
import { paidPlaces } from '#server/products/transport/runs/paid.ts';

type Schemas = components['schemas'];

/** What comes back of a place until when. */
export const stepsOf = ({ kind, times }: Pick<RunItemDetail, 'kind' | 'times'>): readonly StepBack[] =>
  kind === 'train' ? railSteps(times.departsAt) : busSteps(times.departsAt);

const KINDS = { train: { en: 'Train', fa: 'قطار' }, bus: { en: 'Bus', fa: 'اتوبوس' } } as const;

type Stop = RunItemDetail['from'];

/** The town of a stop as its own page has it; one that we have no page of has the name of its stop. */
function townOf({ town, en, fa }: Stop): Pick<Stop, 'en' | 'fa'> {
  const place = placeOf(town);
  return place ? { en: place.name, fa: place.nameFa } : { en, fa };
}

/** "Train from Tehran to Mashhad". */
export const titlesOf = ({ kind, from, to }: Pick<RunItemDetail, 'kind' | 'from' | 'to'>) => ({
  title: `${KINDS[kind].en} from ${townOf(from).en} to ${townOf(to).en}`.slice(0, 160),
  titleFa: `${KINDS[kind].fa} از ${townOf(from).fa} به ${townOf(to).fa}`.slice(0, 160),
});

/** Nothing in it says who somebody is. */
export function runItemOf(order: Pick<OrderOf<RunItemDetail>, 'detail' | 'discount'>): Schemas['RunItem'] {
  const { detail } = order;
  const paid = paidPlaces(order);
  const { kind, number, runClass, from, to, minutes, times, stage, delay, isSample } = detail;
  const { day, departsAt, arrivesAt, arrivesDay, plusDays } = times;
  const { id, en, fa } = runClass;
  return {
    ...{ kind, ...titlesOf(detail), number, day, class: { id, en, fa }, from, to },
    ...{ departsAt, arrivesAt, arrivesDay, plusDays, minutes },
    ...{ nights: nightsSaved(times, [runClass]), isEarly: arrivesEarly(times) },
    places: detail.places.map((place, at) => ({ ...heldPlaceOf(detail, place), paid: euro(paid[at] ?? 0) })),
    infants: stayingInfants(detail),
    stepsBack: [...stepsOf(detail)],
    correctedUntil: correctedUntil(departsAt),
    stage,
    delay: delay && { ...delay, givesAllBack: isLateForAll(detail) },
    isSimulated: isSample,
  };
}

/** A seat is written as carriage-row and letter, such as 1-7C. */
const SEAT = /^\d+-(\d+)([A-Z])$/;

function heldPlaceOf(
  { runClass }: Pick<RunItemDetail, 'runClass'>,
  { place, rider, person, cents, isGivenBack }: RunPlaceDetail,
): Omit<Schemas['HeldPlace'], 'paid'> {
  const compartment = compartmentsOf(runClass).find(({ berths }) => berths.some((berth) => berth.place === place));
  const [, row, letter] = SEAT.exec(place) ?? [];
  return {
    ...{ place, carriage: Number(place.split('-')[0]) },
    compartment: compartment ? { no: compartment.no, kind: compartment.kind } : null,
    position: compartment?.berths.find((berth) => berth.place === place)?.position ?? null,
    seat: row && letter ? { row: Number(row), letter } : null,
    ...{ rider, person, price: euro(cents), isGivenBack },
  };
}
