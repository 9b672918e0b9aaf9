import { own } from '#domain/core/own.ts';
import type { TransferWish, TransportPrices, TransportWish } from '#domain/transport/wish.ts';
import { m } from '#src/copy/generated/messages.js';

type Labels = Readonly<Record<string, () => string>>;

const SHARED: Labels = {
  airport: m.transportwish_airport,
  direction: m.transportwish_service,
  from: m.transportwish_from,
  to: m.transportwish_to,
  car: m.transportwish_car,
  people: m.transportwish_people,
  'people.infants': m.transportwish_cip_infants,
  addOns: m.transportwish_add_ons,
  'load.childAges': m.transportwish_children,
};

/** When the car comes, or the flight lands or leaves. */
export type Moment = 'lands' | 'leaves' | 'pickUp';

export const DAY_LABEL: Readonly<Record<Moment, () => string>> = {
  lands: m.transportwish_day_lands,
  leaves: m.transportwish_day_leaves,
  pickUp: m.transportwish_day_pick_up,
};
export const TIME_LABEL: Readonly<Record<Moment, () => string>> = {
  lands: m.transportwish_time_lands,
  leaves: m.transportwish_time_leaves,
  pickUp: m.transportwish_time_pick_up,
};

/** Between the two airports of a city, so that both ways begin where a flight lands. */
export const goesToAirport = (prices: TransportPrices, { airport, zone }: TransferWish): boolean =>
  prices.kind === 'transfer' &&
  prices.airports.some(
    (one) => one.airport === airport && one.zones.some(({ id, toAirport }) => id === zone && toAirport),
  );

/** What the time of a ride says. */
export function momentOfRideField(prices: TransportPrices, wish: TransportWish, ride: 'ride' | 'back'): Moment {
  if (wish.kind === 'cip') return wish.direction === 'arrival' ? 'lands' : 'leaves';
  if (wish.kind === 'car') return 'pickUp';
  const isFrom = (wish.direction === 'fromAirport') === (ride === 'ride');
  return isFrom || goesToAirport(prices, wish) ? 'lands' : 'pickUp';
}

export const zoneLabel = (direction: 'fromAirport' | 'toAirport'): string =>
  direction === 'fromAirport' ? m.transportwish_zone_to() : m.transportwish_zone_from();

/** The label of a field of the form, by the path that its problems have. */
export function fieldLabel(field: string, prices: TransportPrices, wish: TransportWish): string {
  if (field === 'zone' && wish.kind === 'transfer') return zoneLabel(wish.direction);
  const [ride, part] = field.split('.');
  if (ride === 'ride' || ride === 'back') {
    const moment = momentOfRideField(prices, wish, ride);
    const label =
      part === 'day'
        ? DAY_LABEL[moment]()
        : part === 'time'
          ? TIME_LABEL[moment]()
          : part === 'flight'
            ? m.transportwish_flight()
            : m.transportwish_flight_time();
    return ride === 'back' ? m.transportwish_back_field({ label }) : label;
  }
  return own(SHARED, field)?.() ?? m.transportwish_form();
}
