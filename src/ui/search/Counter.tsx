import type { ReactNode } from 'react';
import { m } from '#src/copy/generated/messages.js';
import { Button } from '#src/ui/Button.tsx';
import css from '#src/ui/search/Counter.module.css';

export type CounterProps = {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
};

/** A number with minus and plus. At its limits a button stays focusable and is only marked as disabled. */
export const Counter = ({ label, hint, value, min, max, onChange }: CounterProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand beside its controls in a grid.
  <div className={css.counter} role="group" aria-label={label}>
    <div>
      <strong className="strong">{label}</strong>
      {hint ? <small>{hint}</small> : null}
    </div>
    <div className={css.set}>
      <Button
        size="s"
        isIcon
        icon="minus"
        aria-label={m.ui_less({ label })}
        aria-disabled={value <= min}
        onClick={() => onChange(value - 1)}
      />
      <output>{value}</output>
      <Button
        size="s"
        isIcon
        icon="plus"
        aria-label={m.ui_more({ label })}
        aria-disabled={value >= max}
        onClick={() => onChange(value + 1)}
      />
    </div>
  </div>
);
