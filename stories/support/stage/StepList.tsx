import { plainWords, stepWords } from './labels.ts';
import type { Scene } from './Player.ts';
import css from './Stage.module.css';
import { kindOf, StepIcon } from './StepIcon.tsx';
import { passedWords } from './time-words.ts';

type Props = { readonly scene: Scene; readonly onSeek: (position: number) => void };

export const StepList = ({ scene: { steps, position }, onSeek }: Props) => (
  <section className={css.steps}>
    <h2>How it came to this</h2>
    <ol>
      <li>
        <button type="button" aria-current={position === 0 ? 'step' : undefined} onClick={() => onSeek(0)}>
          <span>The start</span>
        </button>
      </li>
      {steps.map((step, index) => (
        <li key={`${step.t} ${stepWords(step)}`} data-coming={index >= position ? '' : undefined}>
          <button
            type="button"
            aria-current={position === index + 1 ? 'step' : undefined}
            onClick={() => onSeek(index + 1)}
          >
            <StepIcon kind={kindOf(step)} />
            <span>{plainWords(stepWords(step))}</span>
            <small>{passedWords(step.t - (steps[index - 1]?.t ?? 0))}</small>
          </button>
        </li>
      ))}
    </ol>
  </section>
);
