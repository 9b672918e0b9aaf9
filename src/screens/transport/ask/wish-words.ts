import { formatFullPersianDay } from '#domain/core/persian-day.ts';
import { formatFullDay } from '#domain/core/time.ts';
import { bagsOf } from '#domain/transport/fits.ts';
import { momentOfRide } from '#domain/transport/ride-times.ts';
import { type CarClass, type RideTime, type TransportWish, timesOf } from '#domain/transport/wish.ts';
import { m } from '#src/copy/generated/messages.js';

const CARS: Readonly<Record<CarClass, () => string>> = {
  sedan: m.transportask_car_sedan,
  vipSedan: m.transportask_car_vip,
  van: m.transportask_car_van,
};

function whenWords({ kind }: TransportWish, { day, time }: RideTime, isLanding: boolean): string {
  const words = { day: formatFullDay(day), time };
  if (isLanding) return m.transportask_lands(words);
  return kind === 'cip' ? m.transportask_leaves(words) : m.transportask_comes(words);
}

/**
 * Each ride with its day in both calendars; a day or time that is none is left out. `lands`: of each ride, whether its time is that of
 * a flight which lands.
 */
export const timesWords = (wish: TransportWish, lands: readonly boolean[]) =>
  timesOf(wish).flatMap((at, ride) => {
    if (momentOfRide(at) === null) return [];
    const when = whenWords(wish, at, lands[ride] ?? false);
    return [
      {
        id: ride,
        when: ride === 0 ? when : m.transportask_back({ when }),
        persian: formatFullPersianDay(at.day),
        flight: at.flight.trim(),
      },
    ];
  });

/** Who and what, in lines. */
export function whatWords(wish: TransportWish): readonly string[] {
  if (wish.kind === 'cip') {
    const { adults, children, infants } = wish.people;
    return [m.transportask_people({ count: adults + children + infants })];
  }
  const { load, car, stops } = wish;
  const bags = bagsOf(load);
  const seats = load.childAges.length;
  return [
    CARS[car](),
    [m.transportask_people({ count: load.people }), ...(bags > 0 ? [m.transportask_bags({ count: bags })] : [])].join(
      ', ',
    ),
    ...(seats > 0 ? [m.transportask_seats({ count: seats })] : []),
    ...(stops > 0 ? [m.transportask_stops({ count: stops })] : []),
    ...(wish.kind === 'car' && wish.waitingHours > 0
      ? [m.transportride_waiting_hours({ count: wish.waitingHours })]
      : []),
  ];
}
