import { euro, formatMoney } from '#domain/core/money.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import { mayBeAt, type PlacePlan, type PlaceWay } from '#domain/transport/runs/picking.ts';
import { compartmentsOf } from '#domain/transport/runs/places.ts';
import type { ChosenPlace, Rider } from '#domain/transport/runs/riders.ts';
import { m } from '#src/copy/generated/messages.js';
import css from '#src/screens/transport/runs/Plan.module.css';
import { kindWords, placeName, riderWords, seatName } from '#src/screens/transport/runs/place-words.ts';
import { partyWords, placesFor } from '#src/screens/transport/runs/run-words.ts';
import { Button } from '#src/ui/Button.tsx';
import { FieldGrid, Stack } from '#src/ui/layout.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { tickClass } from '#src/ui/Tick.tsx';

type WayProps = {
  readonly plan: PlacePlan;
  readonly ways: readonly PlaceWay[];
  readonly choice: readonly ChosenPlace[];
  /** The address without the way, for the form that works without scripts. */
  readonly kept: Readonly<Record<string, string | number>>;
  readonly onChoose: (way: PlaceWay) => void;
};

const keyOf = (choice: readonly ChosenPlace[]) =>
  choice
    .map(({ place, rider }) => `${place}${rider}`)
    .sort()
    .join();

/** Two or three ways with their price; one press shows it on the plan. Without scripts a form does. */
export function WayForm({ plan, ways, choice, kept, onChoose }: WayProps) {
  const chosen = keyOf(choice);
  return (
    <Stack as="section" gap={3}>
      <h2 className="strong">{m.transportplace_ways({ party: partyWords(plan.party) })}</h2>
      {ways.length === 0 ? (
        <p className="quiet">{m.transportplace_ways_none()}</p>
      ) : (
        <form action={pathTo.transport()} method="get">
          {Object.entries(kept).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <div className={css.choices}>
            {ways.map((way) => (
              <label key={way.what} className={tickClass}>
                <input
                  type="radio"
                  name="way"
                  value={way.what}
                  checked={keyOf(way.choice) === chosen}
                  onChange={() => onChoose(way)}
                />
                <strong className="strong">{titleOf(plan, way)}</strong>
                <b>{formatMoney(euro(way.cents))}</b>
                <small>{textOf(plan, way)}</small>
              </label>
            ))}
          </div>
          <noscript>
            <Button type="submit">{m.transportplace_way_show()}</Button>
          </noscript>
        </form>
      )}
    </Stack>
  );
}

function titleOf({ party }: PlacePlan, { what, compartments, choice }: PlaceWay): string {
  const { length: count } = compartments;
  if (what === 'seats') return choice.length === 1 ? m.transportplace_way_seat() : m.transportplace_way_seats();
  if (what === 'together') {
    if (placesFor(party) === 1) return m.transportplace_way_alone();
    return count === 1 ? m.transportplace_way_together() : m.transportplace_way_together_n({ count });
  }
  const kinds = new Set(compartments.map(({ kind }) => kind));
  if (kinds.size > 1) return m.transportplace_way_apart();
  return kinds.has('women') ? m.transportplace_way_women() : m.transportplace_way_men();
}

function textOf({ party }: PlacePlan, { what, compartments, choice }: PlaceWay): string {
  if (what === 'seats') {
    const places = choice.map(({ place }) => seatName(place)).join(', ');
    return choice.length === 1
      ? m.transportplace_where_seat({ seat: places })
      : m.transportplace_way_seats_text({ places });
  }
  if (what === 'together' && placesFor(party) === 1) return m.transportplace_way_alone_text({ berths: choice.length });
  if (what === 'together')
    return m.transportplace_way_together_text({ berths: choice.length, people: placesFor(party) });
  return compartments
    .map(({ kind, carriage, no }) => m.transportplace_way_in({ kind: kindWords[kind](), carriage, number: no }))
    .join(' ');
}

type WhoProps = {
  readonly plan: PlacePlan;
  readonly choice: readonly ChosenPlace[];
  readonly onPut: (put: ChosenPlace) => void;
};

const RIDERS: readonly Rider[] = ['woman', 'man', 'child'];
const EMPTY = 'empty';

/** Who is at each place; two change by one choice. Nothing to ask where all are alike. */
export function WhoWhere({ plan, choice, onPut }: WhoProps) {
  const isBerths = compartmentsOf(plan.runClass).length > 0;
  if (new Set(choice.map(({ rider }) => rider)).size < 2) return null;
  const inOrder = [...choice].sort((a, b) => (a.place < b.place ? -1 : 1));
  return (
    <Stack as="section" gap={3}>
      <h2 className="strong">{isBerths ? m.transportplace_where() : m.transportplace_where_seats()}</h2>
      <p className="small quiet">{isBerths ? m.transportplace_where_text() : m.transportplace_where_text_seats()}</p>
      <FieldGrid>
        {inOrder.map(({ place, rider }) => {
          const riders: readonly (Rider | null)[] = [
            ...RIDERS.filter((one) => choice.some((other) => other.rider === one) && mayBeAt(plan, place, one)),
            ...(choice.some((other) => other.rider === null) && isFamily(plan, place) ? [null] : []),
          ];
          return (
            <SelectField
              key={place}
              id={`who-${place}`}
              name={`who-${place}`}
              label={placeName(plan, place)}
              options={riders.map((one) => ({ value: one ?? EMPTY, label: riderWords(one) }))}
              value={rider ?? EMPTY}
              onChange={(value) => onPut({ place, rider: RIDERS.find((one) => one === value) ?? null })}
            />
          );
        })}
      </FieldGrid>
    </Stack>
  );
}

const isFamily = ({ runClass }: PlacePlan, place: string): boolean =>
  compartmentsOf(runClass).some(
    ({ kind, berths }) => kind === 'family' && berths.some((berth) => berth.place === place),
  );
