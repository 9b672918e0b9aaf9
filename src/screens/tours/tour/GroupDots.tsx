import { dotsOf } from '#src/screens/tours/tour/dots.ts';
import css from '#src/screens/tours/tour/Tour.module.css';

type GroupDotsProps = {
  readonly departure: { readonly capacity: number; readonly taken: number; readonly left: number };
  readonly you: number;
};

const STEP = 17;

/** One dot a place; the text beside it says the same. */
export const GroupDots = ({ departure, you }: GroupDotsProps) => (
  <svg className={css.dots} viewBox="0 0 240 10" preserveAspectRatio="xMinYMid meet" aria-hidden="true">
    {dotsOf(departure, you).map((dot, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a place has no identity but its number.
      <circle key={at} className={css[dot]} cx={5 + at * STEP} cy="5" r="4" />
    ))}
  </svg>
);
