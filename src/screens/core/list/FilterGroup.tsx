import type { ReactNode } from 'react';
import type { Facet } from '#src/screens/core/list/facets.ts';
import { tickClass } from '#src/ui/Tick.tsx';

type FilterGroupProps = {
  readonly name: string;
  readonly legend: string;
  readonly className: string | undefined;
  readonly facet: Facet;
  /** The name of "any", where only one value can be asked for. */
  readonly any: string | null;
  readonly nameOf: (value: string) => string;
  readonly hintOf?: (value: string) => string | undefined;
  readonly onPick: (value: string, isOn: boolean) => void;
  /** Between the name of the group and its choices. */
  readonly children?: ReactNode;
  readonly note?: ReactNode;
};

/** Boxes to tick; a threshold is one of a few, or any. */
export const FilterGroup = ({
  name,
  legend,
  className,
  facet: { any: anyCount, choices },
  any,
  nameOf,
  hintOf,
  onPick,
  children,
  note,
}: FilterGroupProps) => (
  <fieldset className={className}>
    <legend>{legend}</legend>
    {children}
    {any === null ? null : (
      <Tick
        type="radio"
        name={name}
        value=""
        label={any}
        count={anyCount}
        isOn={choices.every(({ isOn }) => !isOn)}
        onPick={onPick}
      />
    )}
    {choices.map((choice) => (
      <Tick
        key={choice.value}
        {...choice}
        type={any === null ? 'checkbox' : 'radio'}
        name={name}
        label={nameOf(choice.value)}
        hint={hintOf?.(choice.value)}
        onPick={onPick}
      />
    ))}
    {note}
  </fieldset>
);

type TickProps = {
  readonly type: 'radio' | 'checkbox';
  readonly name: string;
  readonly value: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly count: number;
  readonly isOn: boolean;
  readonly onPick: FilterGroupProps['onPick'];
};

const Tick = ({ type, name, value, label, hint, count, isOn, onPick }: TickProps) => (
  <label className={tickClass} data-none={count === 0 && !isOn ? '' : undefined}>
    <input
      type={type}
      name={name}
      value={value}
      checked={isOn}
      onChange={(event) => onPick(value, event.target.checked)}
    />
    <span>{label}</span>
    <b>{count}</b>
    {hint ? <small>{hint}</small> : null}
  </label>
);
