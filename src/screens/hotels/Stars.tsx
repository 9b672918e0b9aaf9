import { m } from '#src/copy/generated/messages.js';
import css from '#src/screens/hotels/Stars.module.css';

/** The official class of a house; nothing for one without. */
export const Stars = ({ count }: { readonly count: number }) =>
  count > 0 ? (
    <span className={css.stars} role="img" aria-label={m.hotels_stars({ count })}>
      {'★'.repeat(count)}
    </span>
  ) : null;
