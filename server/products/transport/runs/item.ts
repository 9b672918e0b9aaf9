import { euro } from '#domain/core/money.ts';
import { busSteps } from '#domain/transport/bus/back.ts';
import { railSteps } from '#domain/transport/rail/back.ts';
import { correctedUntil } from '#domain/transport/runs/correcting.ts';
import { compartmentsOf } from '#domain/transport/runs/places.ts';
import { isLateForAll } from '#domain/transport/runs/railway.ts';
import type { StepBack } from '#domain/transport/runs/steps-back.ts';
import { arrivesEarly, nightsAboard } from '#domain/transport/runs/timetable.ts';
import type { components } from '#openapi/generated/types.ts';
import type { RunItemDetail, RunPlaceDetail } from '#server/products/transport/runs/detail.ts';

type Schemas = components['schemas'];

/** What comes back of a place until when. */
export const stepsOf = ({ kind, times }: Pick<RunItemDetail, 'kind' | 'times'>): readonly StepBack[] =>
  kind === 'train' ? railSteps(times.departsAt) : busSteps(times.departsAt);

const KINDS = { train: { en: 'Train', fa: 'قطار' }, bus: { en: 'Bus', fa: 'اتوبوس' } } as const;

/** "Train from Tehran to Mashhad". */
export const titlesOf = ({ kind, from, to }: Pick<RunItemDetail, 'kind' | 'from' | 'to'>) => ({
  title: `${KINDS[kind].en} from ${from.en} to ${to.en}`.slice(0, 160),
  titleFa: `${KINDS[kind].fa} از ${from.fa} به ${to.fa}`.slice(0, 160),
});

/** Nothing in it says who somebody is. */
export function runItemOf(detail: RunItemDetail): Schemas['RunItem'] {
  const { kind, number, runClass, from, to, minutes, times, infants, stage, delay, isSample } = detail;
  const { day, departsAt, arrivesAt, arrivesDay, plusDays } = times;
  const { id, en, fa } = runClass;
  return {
    ...{ kind, ...titlesOf(detail), number, day, class: { id, en, fa }, from, to },
    ...{ departsAt, arrivesAt, arrivesDay, plusDays, minutes },
    ...{ nights: nightsAboard(times), isEarly: arrivesEarly(times) },
    places: detail.places.map((place) => placeOf(detail, place)),
    infants,
    stepsBack: [...stepsOf(detail)],
    correctedUntil: correctedUntil(departsAt),
    stage,
    delay: delay && { ...delay, givesAllBack: isLateForAll(detail) },
    isSimulated: isSample,
  };
}

/** A seat is written as carriage-row and letter, such as 1-7C. */
const SEAT = /^\d+-(\d+)([A-Z])$/;

function placeOf(
  { runClass }: Pick<RunItemDetail, 'runClass'>,
  { place, rider, person, cents, isGivenBack }: RunPlaceDetail,
): Schemas['HeldPlace'] {
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
