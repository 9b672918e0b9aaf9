import type { ReactNode } from 'react';
import css from '#src/ui/Timeline.module.css';

export type TimelineItem = {
  readonly id: string;
  readonly time: ReactNode;
  readonly title: ReactNode;
  readonly text?: ReactNode;
  readonly state: 'done' | 'now' | 'next' | 'bad';
};

/** Past events solid, future ones dotted, the current one a ring. */
export const Timeline = ({ items }: { readonly items: readonly TimelineItem[] }) => (
  <ol className={css.timeline}>
    {items.map(({ id, time, title, text, state }) => (
      <li
        key={id}
        {...(state === 'done' ? {} : { [`data-${state}`]: '' })}
        aria-current={state === 'now' ? 'step' : undefined}
      >
        <div>
          <time>{time}</time>
          <strong>{title}</strong>
          {text ? <p className="small quiet">{text}</p> : null}
        </div>
      </li>
    ))}
  </ol>
);
