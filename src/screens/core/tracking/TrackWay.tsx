import type { ReactNode } from 'react';
import css from '#src/screens/core/tracking/TrackWay.module.css';
import { Row } from '#src/ui/layout.tsx';

export type TrackStep = {
  readonly id: string;
  readonly title: string;
  /** Its day, or when it is expected; empty where nothing is known. */
  readonly when: string;
  readonly state: 'done' | 'now' | 'bad' | 'next';
};

type TrackWayProps = {
  /** Whose way it is. */
  readonly name: string;
  readonly tag: ReactNode;
  readonly steps: readonly TrackStep[];
  /** Below the steps, such as why it ended. */
  readonly children?: ReactNode;
};

/** The strip of a tracker: the steps of one person or thing with their days, in the words of the product. */
export const TrackWay = ({ name, tag, steps, children }: TrackWayProps) => (
  <section className={css.way}>
    <Row isSpread>
      <h3 className="strong">{name}</h3>
      {tag}
    </Row>
    <ol className={css.steps}>
      {steps.map(({ id, title, when, state }) => (
        <li
          key={id}
          {...(state === 'done' ? {} : { [`data-${state}`]: '' })}
          aria-current={state === 'now' || state === 'bad' ? 'step' : undefined}
        >
          <b>{title}</b>
          <small>{when}</small>
        </li>
      ))}
    </ol>
    {children}
  </section>
);
