import css from '#src/ui/Badge.module.css';

/** An airline's two-letter code in a square; never a logo. Place its name beside it. */
export const Badge = ({ code }: { readonly code: string }) => (
  <span className={css.badge} aria-hidden="true">
    {code}
  </span>
);
