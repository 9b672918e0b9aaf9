import { type ReactNode, useEffect, useRef } from 'react';
import { formatRoundMoney, type Money } from '#domain/core/money.ts';
import { formatPersianDay } from '#domain/core/persian-day.ts';
import { formatDay } from '#domain/core/time.ts';
import { m } from '#src/copy/generated/messages.js';
import css from '#src/screens/flights/results/DayStrip.module.css';

export type StripDay = { readonly day: string; readonly price: Money | null };
export type DayLinkParts = {
  readonly children: ReactNode;
  readonly 'aria-current'?: 'date';
  readonly 'data-low'?: '';
};
export type DayStripProps = {
  readonly days: readonly StripDay[];
  readonly current: string;
  /** `(day, parts) => <Link search={…} {...parts} />` */
  readonly renderLink: (day: string, parts: DayLinkParts) => ReactNode;
};

/** Days around the chosen one with their lowest price; the bar compares prices, from a third to full height. */
export function DayStrip({ days, current, renderLink }: DayStripProps) {
  const strip = useRef<HTMLElement>(null);
  // For browsers without `scroll-initial-target`: centres the chosen day without scrolling the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: again when another day is chosen.
  useEffect(() => {
    const box = strip.current;
    const item = box?.querySelector<HTMLElement>('[aria-current]');
    if (box && item) box.scrollLeft = item.offsetLeft - box.offsetLeft - (box.clientWidth - item.offsetWidth) / 2;
  }, [current]);

  const amounts = days.flatMap(({ price }) => (price ? [price.amount] : []));
  const low = Math.min(...amounts);
  const high = Math.max(...amounts);
  const share = (amount: number) => (high === low ? 50 : Math.round(30 + (70 * (amount - low)) / (high - low)));
  return (
    <nav className={css.days} aria-label={m.ui_days()} ref={strip}>
      {days.map(({ day, price }) => (
        <div key={day}>
          {renderLink(day, {
            ...(day === current ? { 'aria-current': 'date' as const } : {}),
            ...(price && price.amount === low && high > low ? { 'data-low': '' as const } : {}),
            children: (
              <>
                <span>{formatDay(day)}</span>
                <small>{formatPersianDay(day)}</small>
                {price ? (
                  <>
                    <b>
                      {formatRoundMoney(price)}
                      {price.amount === low && high > low ? <span className="vh">{` (${m.ui_lowest()})`}</span> : null}
                    </b>
                    <svg className={css.bar} viewBox="0 0 100 3" preserveAspectRatio="none" aria-hidden="true">
                      <rect width={share(price.amount)} height="3" />
                    </svg>
                  </>
                ) : (
                  <span className="faint">{m.ui_no_price()}</span>
                )}
              </>
            ),
          })}
        </div>
      ))}
    </nav>
  );
}
