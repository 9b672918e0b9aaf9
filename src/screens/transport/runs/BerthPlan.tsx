import { euro, formatMoney } from '#domain/core/money.ts';
import type { PlacePlan } from '#domain/transport/runs/picking.ts';
import { type Compartment, compartmentsOf } from '#domain/transport/runs/places.ts';
import type { ChosenPlace } from '#domain/transport/runs/riders.ts';
import { m } from '#src/copy/generated/messages.js';
import css from '#src/screens/transport/runs/Plan.module.css';
import {
  kindIcon,
  kindText,
  kindWords,
  type PlaceState,
  placeStates,
  positionWords,
  riderWords,
  stateWords,
} from '#src/screens/transport/runs/place-words.ts';
import { rowHead, rowParts, usePlanKeys } from '#src/screens/transport/runs/usePlanKeys.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { flag } from '#src/ui/layout.tsx';

export type PlanProps = {
  readonly plan: PlacePlan;
  readonly choice: readonly ChosenPlace[];
  readonly carriage: number;
  readonly label: string;
  readonly onPress: (place: string) => void;
};

/** A carriage from above: its compartments with their kind in words, and the berths of each. */
export function BerthPlan({ plan, choice, carriage, label, onPress }: PlanProps) {
  const here = compartmentsOf(plan.runClass).filter((one) => one.carriage === carriage);
  const stateOf = placeStates(plan, choice);
  const places = here.flatMap(({ berths }) => berths.map(({ place }) => place));
  const first =
    places.find((place) => stateOf(place).what === 'yours') ?? places.find((place) => stateOf(place).what === 'free');
  const { grid, cell } = usePlanKeys(places, first, onPress);
  return (
    <div {...grid(label)} className={css.carriage}>
      {here.map((compartment) => (
        <Box key={compartment.no} {...{ plan, compartment, stateOf, cell }} />
      ))}
    </div>
  );
}

type BoxProps = Pick<PlanProps, 'plan'> & {
  readonly compartment: Compartment;
  readonly stateOf: (place: string) => PlaceState;
  readonly cell: ReturnType<typeof usePlanKeys>['cell'];
};

function Box({ plan, compartment: { no, kind, berths }, stateOf, cell }: BoxProps) {
  const { each } = plan.runClass;
  const states = berths.map(({ place }) => stateOf(place));
  const isYours = states.some(({ what }) => what === 'yours');
  const isOff =
    !isYours &&
    states.every(({ what }) => what === 'no' || what === 'sold') &&
    states.some(({ what }) => what === 'no');
  const whole = kind === 'family' ? { whole: each * berths.length } : {};
  return (
    <div
      {...rowParts(m.transportplace_compartment({ number: no, kind: kindWords[kind]() }))}
      className={css.compartment}
      data-picked={flag(isYours)}
      data-no={flag(isOff)}
    >
      <div {...rowHead} className={css.kind}>
        <b>
          {no}. <Icon name={kindIcon[kind]} /> <span>{kindWords[kind]()}</span>
        </b>
        <span>{kind === 'family' && isYours ? m.transportplace_family_yours() : kindText[kind]()}</span>
      </div>
      <div className={css.berths}>
        {berths.map(({ place, position }, at) => {
          const state = stateOf(place);
          return (
            <div key={place} {...cell(place, state.what)}>
              <span className="vh">
                {m.transportplace_say_berth({
                  position: positionWords[position](),
                  number: at + 1,
                  compartment: no,
                  kind: kindWords[kind](),
                  state: stateWords(state, { each, ...whole }),
                })}
              </span>
              <span aria-hidden="true">{positionWords[position]()}</span>
              {state.what === 'yours' ? <small aria-hidden="true">{riderWords(state.rider)}</small> : null}
              {state.what === 'sold' && state.by !== 'family' ? <Icon name={kindIcon[state.by]} /> : null}
            </div>
          );
        })}
      </div>
      <div aria-hidden="true" className={css.foot}>
        {footWords({ kind, berths, states, isOff, each })}
      </div>
    </div>
  );
}

type FootProps = Pick<Compartment, 'kind' | 'berths'> & {
  readonly states: readonly PlaceState[];
  readonly isOff: boolean;
  readonly each: number;
};

function footWords({ kind, berths, states, isOff, each }: FootProps): string {
  if (states.every(({ what }) => what === 'sold')) return m.transportplace_sold();
  if (isOff) return m.transportplace_not_yours();
  return kind === 'family'
    ? m.transportplace_all_of_it({ price: formatMoney(euro(each * berths.length)), count: berths.length })
    : m.transportplace_a_berth({ price: formatMoney(euro(each)) });
}
