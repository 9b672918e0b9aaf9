import type { Chosen } from '#src/screens/tours/tour/chosen.ts';
import type { TourScreenProps } from '#src/screens/tours/tour/tour-props.ts';

/** Whether what is chosen can be held. */
export const canBook = ({ problems, isFull, start }: Chosen): boolean =>
  start !== null && !isFull && Object.keys(problems).length === 0;

/** Holds what is chosen, for the total that is shown. `askDay`: a day tour has no day yet. */
export const bookOf =
  (chosen: Chosen, send: TourScreenProps['send'], askDay?: () => void): (() => void) =>
  () => {
    if (chosen.problems.day) askDay?.();
    else if (canBook(chosen)) send({ type: 'choice.book', choice: chosen.choice, shownTotal: chosen.total });
  };
