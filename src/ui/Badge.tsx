import css from '#src/ui/Badge.module.css';

/** An airline's two letters in a square; never a logo. The name stands beside it. */
export const Badge = ({ code }: { readonly code: string }) => (
  <span className={css.badge} aria-hidden="true">
    {code}
  </span>
);
