import type { Step } from '#machines/trace/format.ts';
import css from './Stage.module.css';

const PATHS = {
  event: 'M3 2L7.5 5L3 8',
  settle: 'M1.5 5.5L4 8L8.5 2.5',
  fail: 'M2 2L8 8M8 2L2 8',
  from: 'M5 .8A4.2 4.2 0 1 1 4.99 .8ZM5 2.8V5L6.8 6.2',
  timer: 'M5 .8A4.2 4.2 0 1 1 4.99 .8ZM5 2.8V5L6.8 6.2',
} as const;
const WORDS = { event: 'event', settle: 'answered', fail: 'failed', from: 'time', timer: 'time' } as const;

export const StepIcon = ({ kind }: { readonly kind: Step['k'] | 'fail' }) => (
  <svg className={css.icon} data-kind={kind} viewBox="0 0 10 10" role="img" aria-label={WORDS[kind]}>
    <path d={PATHS[kind]} />
  </svg>
);

export const kindOf = (step: Step): Step['k'] | 'fail' => (step.k === 'settle' && !step.ok ? 'fail' : step.k);
