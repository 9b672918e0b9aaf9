import css from '#src/screens/tours/GroupDots.module.css';

type Props = { readonly group: number; readonly own: number; readonly capacity: number };

/** One dot a place: taken by others, by these people, and free. The words beside them say the same. */
export const GroupDots = ({ group, own, capacity }: Props) => (
  <div className={css.dots} aria-hidden="true">
    {Array.from({ length: capacity }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a place has no identity but its number.
      <i key={at} data-of={at < group - own ? 'others' : at < group ? 'own' : 'free'} />
    ))}
  </div>
);
