import { benchesOf, compartmentsOf } from '#domain/transport/runs/places.ts';
import type { LineProblem } from '#server/json-lines.ts';
import type { BusPart, Inventory, RailPart } from '#server/products/transport/inventory/file.ts';
import { named } from '#server/products/transport/inventory/named.ts';

type Wrong = Pick<LineProblem, 'field' | 'why'>;
type Part = Pick<RailPart, 'classes'>;
type Line = Pick<BusPart['buses'][number], 'number' | 'from' | 'to' | 'days'>;
type Stops = RailPart['stations'];

/** What is wrong between values of trains and buses of which each is right alone. */
export const runProblems = ({ rail, bus }: Pick<Inventory, 'rail' | 'bus'>): readonly Wrong[] => [
  ...(rail ? railProblems(rail) : []),
  ...(bus ? busProblems(bus) : []),
  ...(rail && bus ? sharedNumbers(rail, bus) : []),
];

/** A run is known by its number and day, so no bus has that of a train, also where one of the two is not in the file. */
export const sharedNumbers = ({ trains }: RailPart, { buses }: BusPart): Wrong[] =>
  buses.flatMap(({ number }, at) =>
    trains.some((train) => train.number === number)
      ? [{ field: `bus.buses.${at}.number`, why: `${number} is that of a train` }]
      : [],
  );

const railProblems = (rail: RailPart): Wrong[] => [
  ...named('rail.stations', rail.stations, ({ id }) => id),
  ...classProblems('rail.classes', rail),
  ...named('rail.trains', rail.trains, ({ number }) => number),
  ...lineProblems('rail.trains', rail.trains, { all: rail.stations, name: 'rail.stations' }),
  ...rail.trains.flatMap(({ classes }, at) => {
    const field = `rail.trains.${at}.classes`;
    const carriages = classes.flatMap((one) => one.carriages);
    return [
      ...named(field, classes, (one) => one.class),
      ...unknownClasses(field, classes, rail).map(({ field: of, why }) => ({ field: `${of}.class`, why })),
      ...repeated(carriages).map((carriage) => ({ field, why: `have carriage ${carriage} twice` })),
    ];
  }),
];

const busProblems = (bus: BusPart): Wrong[] => [
  ...named('bus.terminals', bus.terminals, ({ id }) => id),
  ...classProblems('bus.classes', bus),
  ...bus.classes.flatMap(({ plan }, at) =>
    plan.what === 'seats' ? [] : [{ field: `bus.classes.${at}.plan.what`, why: 'is not seats' }],
  ),
  ...named('bus.buses', bus.buses, ({ number }) => number),
  ...lineProblems('bus.buses', bus.buses, { all: bus.terminals, name: 'bus.terminals' }),
  ...unknownClasses('bus.buses', bus.buses, bus).map(({ field, why }) => ({ field: `${field}.class`, why })),
];

function classProblems(path: string, { classes }: Part): Wrong[] {
  return [
    ...named(path, classes, ({ id }) => id),
    ...classes.flatMap(({ plan }, at) => {
      const field = `${path}.${at}.plan`;
      const vehicle = { carriages: [1], plan };
      const compartments = repeated(compartmentsOf(vehicle).map(({ no }) => no));
      return [
        ...compartments.map((no) => ({ field, why: `has compartment ${no} twice` })),
        ...repeated(benchesOf(vehicle).flat()).map((seat) => ({ field, why: `has seat ${seat.slice(2)} twice` })),
      ];
    }),
  ];
}

const repeated = <T>(all: readonly T[]): readonly T[] => [...new Set(all.filter((one, at) => all.indexOf(one) !== at))];

const unknownClasses = (path: string, all: readonly { readonly class: string }[], { classes }: Part): Wrong[] =>
  all.flatMap((one, at) =>
    classes.some(({ id }) => id === one.class)
      ? []
      : [{ field: `${path}.${at}`, why: `${one.class} is none of the classes` }],
  );

function lineProblems(path: string, lines: readonly Line[], stops: { readonly all: Stops; readonly name: string }) {
  const townOf = (id: string) => stops.all.find((one) => one.id === id)?.town;
  return lines.flatMap(({ from, to, days }, at): Wrong[] => {
    const field = `${path}.${at}`;
    const unknown = (
      [
        ['from', from],
        ['to', to],
      ] as const
    ).flatMap(([end, id]) =>
      townOf(id) === undefined ? [{ field: `${field}.${end}`, why: `${id} is none of ${stops.name}` }] : [],
    );
    return [
      ...unknown,
      ...(unknown.length === 0 && townOf(from) === townOf(to)
        ? [{ field: `${field}.to`, why: 'is in the town where it begins' }]
        : []),
      ...repeated(days).map((day) => ({ field: `${field}.days`, why: `have ${day} twice` })),
    ];
  });
}
