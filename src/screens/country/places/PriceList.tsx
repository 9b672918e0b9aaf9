import css from '#src/screens/country/places/Places.module.css';

export type PriceLine = {
  readonly id: string;
  readonly href: string;
  readonly text: string;
  /** What the price is the lowest of. */
  readonly detail?: string;
  readonly price: string;
};

/** Prices that lead to their search. */
export const PriceList = ({ lines }: { readonly lines: readonly PriceLine[] }) => (
  <ul className={css.prices}>
    {lines.map(({ id, href, text, detail, price }) => (
      <li key={id}>
        <a href={href}>
          <span>
            {text}
            {detail === undefined ? null : <small>{detail}</small>}
          </span>
          <b>{price}</b>
        </a>
      </li>
    ))}
  </ul>
);
