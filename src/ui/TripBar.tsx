import type { ReactNode } from 'react';
import { layoutClass } from '#src/ui/layout.tsx';
import { Tile } from '#src/ui/Tile.tsx';
import css from '#src/ui/TripBar.module.css';

export type TripBarProps = {
  readonly slug?: string;
  readonly title: ReactNode;
  readonly facts?: readonly ReactNode[];
  /** HoldClock, or the button that changes the search. */
  readonly action?: ReactNode;
};

/** The trip at the top of each step. */
export const TripBar = ({ slug, title, facts = [], action }: TripBarProps) => (
  <div className={css.tripbar}>
    <div className={`${layoutClass.wrap} ${css.inner}`}>
      {slug ? <Tile slug={slug} isEager /> : null}
      <h1>{title}</h1>
      {facts.length > 0 ? (
        <p className={css.facts}>
          {facts.map((fact, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: facts have no identity but their place.
            <span key={index}>{fact}</span>
          ))}
        </p>
      ) : null}
      {action}
    </div>
  </div>
);
