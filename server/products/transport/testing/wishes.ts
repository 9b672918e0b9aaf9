import { addDays, clockOf, dayOf } from '#domain/core/time.ts';
import type { CarWish, CipWish, RideTime, TransferWish } from '#domain/transport/wish.ts';

/** Wishes of the sample's places and cars. */

export const LOAD = { people: 2, childAges: [], bags: 2, large: 0, wheelchairs: 0 };

/** A ride at 10:00 of a day; a flight is not told. */
export const at = (day: string, more: Partial<RideTime> = {}): RideTime => ({
  ...{ day, time: '10:00', flight: '', flightTime: '' },
  ...more,
});

/** From the airport of Tehran to the south of the city. */
export const transferWish = (ride: RideTime, more: Partial<TransferWish> = {}): TransferWish => ({
  ...{ kind: 'transfer', direction: 'fromAirport', airport: 'IKA', zone: 'ika-south' },
  ...{ ride, back: null, load: LOAD, car: 'sedan', stops: 0, isVisaAtDesk: false },
  ...more,
});

/** From Tehran to Isfahan. */
export const carWish = (ride: RideTime, more: Partial<CarWish> = {}): CarWish => ({
  ...{ kind: 'car', from: 'Tehran', to: 'Isfahan' },
  ...{ ride, back: null, load: LOAD, car: 'sedan', stops: 0, waitingHours: 0 },
  ...more,
});

/** Who lands in Mashhad from abroad. */
export const cipWish = (ride: RideTime, more: Partial<CipWish> = {}): CipWish => ({
  ...{ kind: 'cip', airport: 'MHD', direction: 'arrival', flights: 'international' },
  ...{ ride, people: { adults: 2, children: 0, infants: 0 }, addOns: [] },
  ...more,
});

/** The day some days after `now`. */
export const inDays = (now: number, days: number): string => addDays(dayOf(now), days);

/** A ride at this moment, to the minute. */
export const atMoment = (moment: number, more: Partial<RideTime> = {}): RideTime =>
  at(dayOf(moment), { time: clockOf(moment), ...more });

/** How the driver finds who is named in the tests. */
export const MEETING = {
  ...{ sign: 'Anna Keller', hotel: 'Hotel Golestan', room: '204' },
  ...{ hotelBack: 'Abbasi Hotel', stopsAt: 'Kashan', notes: '' },
};
