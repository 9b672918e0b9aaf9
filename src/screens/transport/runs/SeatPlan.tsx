import type { PlacePlan } from '#domain/transport/runs/picking.ts';
import { m } from '#src/copy/generated/messages.js';
import type { PlanProps } from '#src/screens/transport/runs/BerthPlan.tsx';
import css from '#src/screens/transport/runs/Plan.module.css';
import { kindIcon, placeStates, riderWords, seatName, stateWords } from '#src/screens/transport/runs/place-words.ts';
import { rowParts, usePlanKeys } from '#src/screens/transport/runs/usePlanKeys.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { flag } from '#src/ui/layout.tsx';

type Props = PlanProps & {
  /** A bus has a driver in front and a door; a carriage does not. */
  readonly isBus: boolean;
};
type SeatRows = Extract<PlacePlan['runClass']['plan'], { what: 'seats' }>['rows'];

/** More rows than that do not stand beside each other on the page. */
const MOST_TURNED = 14;

/** Seats by row, with the aisle: rows run down on a phone and to the right on a wide page, in one order of the document. */
export function SeatPlan({ plan, choice, carriage, label, isBus, onPress }: Props) {
  const rows = plan.runClass.plan.what === 'seats' ? plan.runClass.plan.rows : [];
  const stateOf = placeStates(plan, choice);
  const places = rows.flatMap(({ row, benches }) => benches.flat().map((letter) => `${carriage}-${row}${letter}`));
  const first =
    places.find((place) => stateOf(place).what === 'yours') ?? places.find((place) => stateOf(place).what === 'free');
  const { grid, cell } = usePlanKeys(places, first, onPress);
  const [left, right] = widths(rows);
  const { each } = plan.runClass;
  return (
    <div
      {...grid(label)}
      className={css.seats}
      data-columns={left + right + 1}
      data-turned={flag(rows.length <= MOST_TURNED)}
    >
      {isBus ? <Front left={left} right={right} /> : null}
      {rows.map(({ row, benches }) => {
        const [one = [], two = []] = benches;
        const seat = (letter: string) => {
          const place = `${carriage}-${row}${letter}`;
          const state = stateOf(place);
          return (
            <div key={place} {...cell(place, state.what)}>
              <span className="vh">
                {m.transportplace_say_seat({
                  seat: seatName(place),
                  side: sideWords(benches, letter),
                  state: stateWords(state, { each }),
                })}
              </span>
              {state.what === 'sold' && state.by !== 'family' ? (
                <Icon name={kindIcon[state.by]} />
              ) : (
                <span aria-hidden="true">{seatName(place)}</span>
              )}
              {state.what === 'yours' ? <small aria-hidden="true">{riderWords(state.rider)}</small> : null}
            </div>
          );
        };
        return (
          <div key={row} {...rowParts(m.transportplace_row({ number: row }))} className={css.row}>
            {one.map(seat)}
            <Gaps count={left - one.length} />
            <span aria-hidden="true">{row}</span>
            {two.map(seat)}
            <Gaps count={right - two.length} />
          </div>
        );
      })}
    </div>
  );
}

/** Seats at both sides of the aisle, of the widest row. */
function widths(rows: SeatRows): readonly [number, number] {
  const most = (side: 0 | 1) => Math.max(0, ...rows.map(({ benches }) => benches[side]?.length ?? 0));
  return [most(0), most(1)];
}

const Gaps = ({ count }: { readonly count: number }) =>
  Array.from({ length: Math.max(0, count) }, (_, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: gaps have no identity but their place.
    <span key={at} aria-hidden="true" />
  ));

const Front = ({ left, right }: { readonly left: number; readonly right: number }) => (
  <div className={css.row} aria-hidden="true">
    <span>{m.transportplace_driver()}</span>
    <Gaps count={left} />
    <Gaps count={right - 1} />
    <span>{m.transportplace_door()}</span>
  </div>
);

/** Of a bench of one: no neighbour. The first and the last seat of a row are at the window. */
function sideWords(benches: readonly (readonly string[])[], letter: string): string {
  const bench = benches.find((one) => one.includes(letter)) ?? [];
  if (bench.length === 1) return m.transportplace_say_alone();
  const all = benches.flat();
  if (letter === all[0] || letter === all.at(-1)) return m.transportplace_say_window();
  return letter === bench[0] || letter === bench.at(-1) ? m.transportplace_say_aisle() : m.transportplace_middle();
}
