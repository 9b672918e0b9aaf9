import type { ReactNode } from 'react';
import { formatMoney, type Money } from '#domain/core/money.ts';
import { flag } from '#src/ui/layout.tsx';
import css from '#src/ui/Price.module.css';
import { Words } from '#src/ui/Words.tsx';

export type PriceProps = {
  readonly total: Money | string;
  /** The old price, struck through. */
  readonly was?: Money | string;
  /** Such as "total for 3 people", then one line per age class. */
  readonly lines?: readonly ReactNode[];
  readonly isEnd?: boolean;
  readonly isLarge?: boolean;
};

const moneyText = (money: Money | string) => (typeof money === 'string' ? money : formatMoney(money));

export const Price = ({ total, was, lines = [], isEnd, isLarge }: PriceProps) => (
  <div className={css.price} data-end={flag(isEnd)} data-l={flag(isLarge)}>
    <span className={css.total}>
      <Words>{moneyText(total)}</Words>
      {was ? (
        <>
          {' '}
          <small>
            <s>{moneyText(was)}</s>
          </small>
        </>
      ) : null}
    </span>
    {lines.map((line, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no identity but their place.
      <span key={index}>{line}</span>
    ))}
  </div>
);

export type PriceLine = { readonly label: ReactNode; readonly amount: Money | string };

export type PriceLinesProps = {
  readonly lines: readonly PriceLine[];
  readonly sum?: PriceLine;
  /** The sum in another currency. */
  readonly converted?: PriceLine | null;
};

export const PriceLines = ({ lines, sum, converted }: PriceLinesProps) => (
  <dl className={css.lines}>
    {lines.map(({ label, amount }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above.
      <div key={index}>
        <dt>{label}</dt>
        <dd>{moneyText(amount)}</dd>
      </div>
    ))}
    {sum ? (
      <div className={css.sum}>
        <dt>{sum.label}</dt>
        <dd>{moneyText(sum.amount)}</dd>
      </div>
    ) : null}
    {converted ? (
      <div>
        <dt>{converted.label}</dt>
        <dd>{moneyText(converted.amount)}</dd>
      </div>
    ) : null}
  </dl>
);
