import { dayOf, formatDay } from '#domain/core/time.ts';
import { placeOfCity } from '#domain/country/places.ts';
import type { TripStep } from '#domain/country/trip.ts';
import { leavesAt, reachesAt } from '#domain/transport/runs/railway.ts';
import { nightsAboard } from '#domain/transport/runs/timetable.ts';
import { type RunItemDetail, stayingPlaces } from '#server/products/transport/runs/detail.ts';
import { titlesOf } from '#server/products/transport/runs/item.ts';

/** A way, at the times that are known now; none where it does not run, or nobody is in it any more. */
export function runSteps(detail: RunItemDetail): readonly TripStep[] {
  const { from, to, runClass, times, stage } = detail;
  if (stage === 'cancelled' || stayingPlaces(detail).length === 0) return [];
  const [startsAt, endsAt, nights] = [leavesAt(detail), reachesAt(detail), nightsAboard(times)];
  const words = [`${from.en} to ${to.en}`, runClass.en, ...nextDayWords(startsAt, endsAt, nights)];
  return [
    {
      ...{ kind: 'way' as const, title: titlesOf(detail).title, text: words.join(', '), startsAt, endsAt },
      from: placeOfCity(from.town, from.en),
      to: placeOfCity(to.town, to.en),
      ...{ driver: null, desk: null, counterClosesAt: null, answerBy: null, enterBy: null },
      ...(nights > 0 && runClass.plan.what === 'berths' ? { nightsAboard: nights } : {}),
    },
  ];
}

function nextDayWords(startsAt: number, endsAt: number, nights: number): readonly string[] {
  const day = dayOf(endsAt);
  if (day === dayOf(startsAt)) return [];
  return [`arrives on the next day, ${formatDay(day)}`, ...(nights > 0 ? ['the night is on board'] : [])];
}
