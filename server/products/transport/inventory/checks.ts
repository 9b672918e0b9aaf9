import { plateParts, SAMPLE_REGION } from '#domain/transport/plate.ts';
import type { LineProblem } from '#server/json-lines.ts';
import type { CarPart, CipPart, Driver, Inventory, TransferPart } from '#server/products/transport/inventory/file.ts';
import { named } from '#server/products/transport/inventory/named.ts';
import { runProblems } from '#server/products/transport/inventory/run-checks.ts';

type Wrong = Pick<LineProblem, 'field' | 'why'>;
type Zone = TransferPart['airports'][number]['zones'][number];

const CARS = ['sedan', 'vipSedan', 'van'] as const;

/** What is wrong between values of which each is right alone; `field` is the path in the file. */
export const problemsOf = ({ transfer, car, cip, rail, bus, drivers, sample }: Inventory): readonly Wrong[] => [
  ...(transfer ? transferProblems(transfer) : []),
  ...(car ? carProblems(car) : []),
  ...(cip ? cipProblems(cip) : []),
  ...runProblems({ rail, bus }),
  ...(drivers ? driverProblems(drivers, sample) : []),
];

function transferProblems({ airports }: TransferPart): Wrong[] {
  const known = new Map<string, string>();
  const codes = airports.map(({ airport }) => airport);
  return [
    ...named('transfer.airports', airports, ({ airport }) => airport),
    ...airports.flatMap(({ airport, zones }, at) =>
      zones.flatMap((zone, index) => {
        const field = `transfer.airports.${at}.zones.${index}`;
        const before = known.get(zone.id);
        known.set(zone.id, before ?? field);
        return [
          ...(before === undefined ? [] : [{ field: `${field}.id`, why: `${zone.id} is that of ${before} already` }]),
          ...CARS.filter((car) => zone.night[car] < zone.day[car]).map((car) => ({
            field: `${field}.night.${car}`,
            why: `${zone.night[car]} is less than ${zone.day[car]} by day`,
          })),
          ...toAirportProblems({ airport, zone, codes, airports }).map((why) => ({ field: `${field}.toAirport`, why })),
        ];
      }),
    ),
  ];
}

type Between = {
  readonly airport: string;
  readonly zone: Zone;
  readonly codes: readonly string[];
  readonly airports: TransferPart['airports'];
};

/** A way between two airports is sold at both of them, for the same price. */
function toAirportProblems({ airport, zone, codes, airports }: Between): string[] {
  const [, named] = /\(([A-Z]{3})\)/.exec(zone.en) ?? [];
  const { toAirport } = zone;
  if (named !== undefined && codes.includes(named) && toAirport !== named)
    return [`is not ${named}, which ${zone.en} is`];
  if (toAirport === null) return [];
  if (toAirport === airport) return ['is its own airport'];
  const other = airports.find((one) => one.airport === toAirport);
  if (!other) return [`${toAirport} is none of transfer.airports`];
  const [back, second] = other.zones.filter((one) => one.toAirport === airport);
  if (!back) return [`${toAirport} has no zone that leads to ${airport}`];
  if (second) return [`${toAirport} has two zones that lead to ${airport}`];
  const differing = (['day', 'night'] as const).flatMap((when) =>
    CARS.filter((car) => back[when][car] !== zone[when][car]).map((car) => `${when}.${car}`),
  );
  return differing.map((what) => `${toAirport} has another price of ${what} on the way back, in ${back.id}`);
}

function carProblems({ towns, roads }: CarPart): Wrong[] {
  const isTown = (name: string) => towns.some(({ en }) => en === name);
  return [
    ...named('car.towns', towns, ({ en }) => en),
    ...towns.flatMap(({ en }, index) =>
      roads.some(({ from, to }) => from === en || to === en)
        ? []
        : [{ field: `car.towns.${index}`, why: `${en} has no road` }],
    ),
    ...named('car.roads', roads, ({ from, to }) => [from, to].sort().join(' and ')),
    ...roads.flatMap(({ from, to, oneWay, sameDayBack }, index) => {
      const field = `car.roads.${index}`;
      return [
        ...(['from', 'to'] as const)
          .map((end) => [end, end === 'from' ? from : to] as const)
          .filter(([, name]) => !isTown(name))
          .map(([end, name]) => ({ field: `${field}.${end}`, why: `${name} is none of car.towns` })),
        ...(from === to ? [{ field: `${field}.to`, why: 'is where it begins' }] : []),
        ...CARS.flatMap((car) =>
          backProblems(oneWay[car], sameDayBack[car]).map((why) => ({ field: `${field}.sameDayBack.${car}`, why })),
        ),
      ];
    }),
  ];
}

/** Half of it is what each way costs. */
const backProblems = (oneWay: number, back: number): string[] => [
  ...(back % 2 === 0 ? [] : [`${back} is no even number, and each way is half of it`]),
  ...(back < oneWay ? [`${back} is less than ${oneWay} for one way`] : []),
  ...(back > 2 * oneWay ? [`${back} is more than two single ways of ${oneWay}`] : []),
];

function cipProblems({ airports, addOns }: CipPart): Wrong[] {
  return [
    ...named('cip.airports', airports, ({ airport }) => airport),
    ...airports.flatMap(({ services }, at) =>
      named(
        `cip.airports.${at}.services`,
        services,
        ({ direction, flights }) => `${direction} of a flight that is ${flights}`,
      ),
    ),
    ...named('cip.addOns', addOns, ({ id }) => id),
    ...addOns.flatMap(({ airports: at, onlyFor }, index) =>
      (at ?? []).flatMap((code, place) => {
        const field = `cip.addOns.${index}.airports.${place}`;
        const here = airports.find(({ airport }) => airport === code);
        if (!here) return [{ field, why: `${code} is none of cip.airports` }];
        const isSold =
          onlyFor === null ||
          here.services.some(
            ({ direction, flights }) => direction === onlyFor.direction && flights === onlyFor.flights,
          );
        return isSold
          ? []
          : [{ field, why: `${code} sells no ${onlyFor.direction} of a flight that is ${onlyFor.flights}` }];
      }),
    ),
  ];
}

const driverProblems = (drivers: readonly Driver[], isSample: boolean): Wrong[] => [
  ...named('drivers', drivers, ({ plateFa }) => plateFa),
  ...CARS.filter((car) => !drivers.some(({ carClass }) => carClass === car)).map((car) => ({
    field: 'drivers',
    why: `has nobody with a ${car}`,
  })),
  ...(isSample
    ? drivers.flatMap(({ plateFa }, index) =>
        plateParts(plateFa).region === SAMPLE_REGION
          ? []
          : [
              {
                field: `drivers.${index}.plateFa`,
                why: `of a sample does not end in ${plateParts(plateFa).country} ${SAMPLE_REGION}, so a car may have it`,
              },
            ],
      )
    : []),
];
