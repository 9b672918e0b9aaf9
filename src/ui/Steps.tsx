import type { ReactNode } from 'react';
import { m } from '#src/copy/generated/messages.js';
import css from '#src/ui/Steps.module.css';
import { Words } from '#src/ui/Words.tsx';

export type Step = {
  readonly id: string;
  /** A text, or a link back to a completed step. */
  readonly label: ReactNode;
  readonly state: 'done' | 'current' | 'next';
};

export const Steps = ({ steps, label }: { readonly steps: readonly Step[]; readonly label?: string }) => (
  <nav aria-label={label ?? m.ui_steps()}>
    <ol className={css.steps}>
      {steps.map(({ id, label: text, state }) => (
        <li
          key={id}
          data-done={state === 'done' ? '' : undefined}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <span>
            <Words>{text}</Words>
            {state === 'done' ? <span className="vh"> ({m.ui_done()})</span> : null}
          </span>
        </li>
      ))}
    </ol>
  </nav>
);
