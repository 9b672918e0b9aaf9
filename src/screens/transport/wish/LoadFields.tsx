import { seatFor } from '#domain/transport/fits.ts';
import type { RideLoad } from '#domain/transport/wish.ts';
import { m } from '#src/copy/generated/messages.js';
import type { WishForm } from '#src/screens/transport/wish/useWishForm.ts';
import css from '#src/screens/transport/wish/Wish.module.css';
import { withChildren } from '#src/screens/transport/wish/wish-change.ts';
import { SelectField } from '#src/ui/SelectField.tsx';

type Props = {
  readonly load: RideLoad;
  readonly form: WishForm;
  readonly onChange: (change: (load: RideLoad) => RideLoad) => void;
};

export const numbersTo = (least: number, most: number) =>
  Array.from({ length: most - least + 1 }, (_, at) => ({ value: String(at + least), label: String(at + least) }));

const MOST_CHILDREN = 6;
const SEATS = {
  baby: m.transportwish_seat_baby,
  child: m.transportwish_seat_child,
  raised: m.transportwish_seat_raised,
} as const;

const ages = Array.from({ length: 12 }, (_, age) => ({
  value: String(age),
  label:
    age === 0
      ? m.transportwish_age_baby({ seat: SEATS[seatFor(age)]() })
      : m.transportwish_age({ age, seat: SEATS[seatFor(age)]() }),
}));

/** Who rides, and what they bring. Each child gets a seat for its age. */
export function LoadFields({ load, form, onChange }: Props) {
  const counted = (part: 'people' | 'bags' | 'large' | 'wheelchairs', least: number, most: number) => ({
    id: `load.${part}`,
    name: part,
    options: numbersTo(least, most),
    value: String(load[part]),
    onChange: (count: string) => onChange((now) => ({ ...now, [part]: Number(count) })),
  });
  return (
    <>
      <div className={css.counts}>
        <SelectField
          {...counted('people', 1, 9)}
          label={m.transportwish_people()}
          hint={m.transportwish_people_hint()}
        />
        <SelectField
          id="load.childAges"
          name="children"
          label={m.transportwish_children()}
          hint={m.transportwish_children_hint()}
          options={numbersTo(0, MOST_CHILDREN)}
          value={String(load.childAges.length)}
          error={form.errorOf('load.childAges')}
          onChange={(count) => onChange((now) => withChildren(now, Number(count)))}
        />
        <SelectField {...counted('bags', 0, 20)} label={m.transportwish_bags()} hint={m.transportwish_bags_hint()} />
        <SelectField {...counted('large', 0, 9)} label={m.transportwish_large()} hint={m.transportwish_large_hint()} />
        <SelectField
          {...counted('wheelchairs', 0, 3)}
          label={m.transportwish_wheelchairs()}
          hint={m.transportwish_wheelchairs_hint()}
        />
      </div>
      {load.childAges.length > 0 ? (
        <div className={css.ages}>
          {load.childAges.map((age, child) => (
            <SelectField
              // biome-ignore lint/suspicious/noArrayIndexKey: children have no identity but their place.
              key={child}
              id={`load.childAges.${child}`}
              name="ages"
              label={m.transportwish_child_n({ number: child + 1 })}
              options={ages}
              value={String(age)}
              onChange={(typed) =>
                onChange((now) => ({
                  ...now,
                  childAges: now.childAges.map((one, at) => (at === child ? Number(typed) : one)),
                }))
              }
            />
          ))}
        </div>
      ) : null}
    </>
  );
}
