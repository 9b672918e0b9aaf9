import { m } from '#src/copy/generated/messages.js';
import css from '#src/screens/hotels/Stars.module.css';

export const Stars = ({ count }: { readonly count: number }) =>
  count > 0 ? (
    <span className={css.stars} role="img" aria-label={m.hotels_stars({ count })}>
      {'★'.repeat(count)}
    </span>
  ) : null;
