import { placeOf } from '#domain/country/places.ts';
import type { RunClass } from '#domain/transport/runs/places.ts';
import { type RunTimes, runsOf, runTimes } from '#domain/transport/runs/timetable.ts';
import type { components } from '#openapi/generated/types.ts';
import type { Queryable } from '#server/db/database.ts';
import type { BusPart, RailPart } from '#server/products/transport/inventory/file.ts';
import { type Loaded, loadBus, loadRail } from '#server/products/transport/inventory/prices.ts';

export type RunKind = components['schemas']['RunKind'];
export type RunStop = RailPart['stations'][number];

/** A train or a bus on a day, as it is sold. */
export type SoldRun = {
  /** The key of its places. */
  readonly id: string;
  readonly kind: RunKind;
  readonly number: string;
  readonly from: RunStop;
  readonly to: RunStop;
  readonly minutes: number;
  readonly times: RunTimes;
  readonly classes: readonly RunClass[];
  /** What a child of 2 to 11 pays of a berth or seat. */
  readonly childPercent: number;
  /** So many days ahead it is sold. */
  readonly daysAhead: number;
  readonly isSample: boolean;
};

type Entry = Pick<BusPart['buses'][number], 'number' | 'from' | 'to' | 'days' | 'departs' | 'minutes'> & {
  readonly classes: readonly RunClass[];
};
type Timetable = Pick<SoldRun, 'kind' | 'childPercent' | 'daysAhead' | 'isSample'> & {
  readonly stops: readonly RunStop[];
  readonly entries: readonly Entry[];
};

/** Of a day between two towns, by departure; `from` and `to` are places of ours, such as tehran. */
export async function runsBetween(
  db: Queryable,
  { kind, from, to, day }: { readonly kind: RunKind; readonly from: string; readonly to: string; readonly day: string },
): Promise<readonly SoldRun[]> {
  const timetable = await timetableOf(db, kind);
  if (!timetable) return [];
  const stopsIn = (town: string) => new Set(timetable.stops.filter((stop) => stop.town === town).map(({ id }) => id));
  const found = runsOf(timetable.entries, { from: stopsIn(from), to: stopsIn(to), day });
  return found.flatMap(({ entry, times }) => soldAs(timetable, entry, times) ?? []);
}

/** True where what is sold of a kind is of our sample, and nobody has imported another. */
export const isSampleOf = async (db: Queryable, kind: RunKind): Promise<boolean> =>
  (await timetableOf(db, kind))?.isSample ?? false;

/** Where trains or buses leave from, by name, with the towns that they reach; null: nothing of this kind is in the inventory. */
export async function townsOf(db: Queryable, kind: RunKind): Promise<components['schemas']['RunTowns'] | null> {
  const timetable = await timetableOf(db, kind);
  if (!timetable) return null;
  const { stops, entries, daysAhead, isSample } = timetable;
  const townOf = new Map(stops.map(({ id, town }) => [id, town]));
  const reached = new Map<string, Set<string>>();
  for (const entry of entries) {
    const [from, to] = [townOf.get(entry.from), townOf.get(entry.to)];
    if (from && to) reached.set(from, (reached.get(from) ?? new Set()).add(to));
  }
  const towns = [...reached].map(([id, to]) => {
    const place = placeOf(id);
    // A town that we have no page of, such as Qom, has the name of its id.
    return { id, en: place?.name ?? nameOf(id), fa: place?.nameFa ?? '', to: [...to].sort() };
  });
  return { kind, daysAhead, isSample, towns: towns.sort((a, b) => (a.en < b.en ? -1 : 1)) };
}

/** "bandar-abbas" as "Bandar Abbas". */
const nameOf = (id: string): string =>
  id
    .split('-')
    .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
    .join(' ');

/** One run; null where there is none of this number on this day. */
export async function findRun(
  db: Queryable,
  { kind, number, day }: { readonly kind: RunKind; readonly number: string; readonly day: string },
): Promise<SoldRun | null> {
  const timetable = await timetableOf(db, kind);
  const entry = timetable?.entries.find((one) => one.number === number);
  const times = entry && runTimes(entry, day);
  return timetable && entry && times ? soldAs(timetable, entry, times) : null;
}

function soldAs(timetable: Timetable, entry: Entry, times: RunTimes): SoldRun | null {
  const { stops, entries: _, ...sale } = timetable;
  const [from, to] = [stops.find(({ id }) => id === entry.from), stops.find(({ id }) => id === entry.to)];
  const { number, minutes, classes } = entry;
  return from && to ? { id: `${number} ${times.day}`, ...sale, number, from, to, minutes, times, classes } : null;
}

/** Made once for each list that was imported. */
const kept = new WeakMap<object, Timetable>();

async function timetableOf(db: Queryable, kind: RunKind): Promise<Timetable | null> {
  if (kind === 'train') {
    const rail = await loadRail(db);
    return rail && keptOr(rail.body, () => railTimetable(rail));
  }
  const bus = await loadBus(db);
  return bus && keptOr(bus.body, () => busTimetable(bus));
}

function keptOr(body: object, make: () => Timetable): Timetable {
  const before = kept.get(body) ?? make();
  kept.set(body, before);
  return before;
}

function railTimetable({ body, isSample }: Loaded<'rail'>): Timetable {
  const { stations, classes, trains, childPercent, daysAhead } = body;
  const entries = trains.map((train) => ({
    ...train,
    classes: train.classes.flatMap(({ class: id, each, carriages }) => {
      const known = classes.find((one) => one.id === id);
      return known ? [{ ...known, each, carriages }] : [];
    }),
  }));
  return { kind: 'train', stops: stations, entries, childPercent, daysAhead, isSample };
}

/** A bus is one carriage. */
function busTimetable({ body, isSample }: Loaded<'bus'>): Timetable {
  const { terminals, classes, buses, childPercent, daysAhead } = body;
  const entries = buses.map(({ class: id, each, ...bus }) => ({
    ...bus,
    classes: classes.filter((one) => one.id === id).map((one) => ({ ...one, each, carriages: [1] })),
  }));
  return { kind: 'bus', stops: terminals, entries, childPercent, daysAhead, isSample };
}
