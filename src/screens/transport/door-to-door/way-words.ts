import { dayOf, formatDay } from '#domain/core/time.ts';
import type { DoorWay } from '#domain/transport/door-to-door/door-to-door.ts';
import { m } from '#src/copy/generated/messages.js';

type Kind = DoorWay['kind'];

const NAMES: Readonly<Record<Kind, () => string>> = {
  plane: m.transportdoors_plane,
  train: m.transportdoors_train,
  bus: m.transportdoors_bus,
  car: m.transportdoors_car,
};
const NONE: Readonly<Record<Kind, () => string>> = {
  plane: m.transportdoors_none_plane,
  train: m.transportdoors_none_train,
  bus: m.transportdoors_none_bus,
  car: m.transportdoors_none_car,
};
const LINKS: Readonly<Record<Kind, () => string>> = {
  plane: m.transportdoors_link_plane,
  train: m.transportdoors_link_train,
  bus: m.transportdoors_link_bus,
  car: m.transportdoors_link_car,
};

/** "Night train" where one sleeps in it. */
export function nameOf({ kind, offer }: Pick<DoorWay, 'kind' | 'offer'>): string {
  if (offer && offer.nights > 0 && kind === 'train') return m.transportdoors_night_train();
  return offer && offer.nights > 0 && kind === 'bus' ? m.transportdoors_night_bus() : NAMES[kind]();
}

export const linkOf = ({ kind }: Pick<DoorWay, 'kind'>): string => LINKS[kind]();

/** Why a way is not sold; empty where it is. */
export function whyNot({ kind, state, opensAt }: Pick<DoorWay, 'kind' | 'state' | 'opensAt'>): string {
  switch (state) {
    case 'sold':
      return '';
    case 'soldOut':
      return m.transportdoors_sold_out();
    case 'notYet':
      return m.transportdoors_not_yet({ day: formatDay(dayOf(opensAt ?? 0)) });
    case 'over':
      return m.transportdoors_over();
    case 'byRequest':
      return m.transportdoors_by_request();
    case 'notThatDay':
      return m.transportdoors_not_that_day();
    case 'noWay':
      return NONE[kind]();
  }
}

/** For whom the price is, where that is not any one adult. */
export function forWhom({ people, onlyFor }: Pick<NonNullable<DoorWay['offer']>, 'people' | 'onlyFor'>): string {
  if (people > 1) return m.transportdoors_whole_car({ people });
  if (onlyFor === null) return '';
  return onlyFor === 'women' ? m.transportdoors_only_women() : m.transportdoors_only_men();
}

export const nightsSaved = (nights: number): string =>
  nights === 1 ? m.transportrun_night_saved() : m.transportrun_nights_saved({ count: nights });
