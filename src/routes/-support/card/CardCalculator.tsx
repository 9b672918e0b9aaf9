import { useRouteContext } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import type { Bought } from '#domain/card/said-price.ts';
import { ratesOf } from '#machines/card/card-calculator/rates.ts';
import type { CalculatorData } from '#src/routes/-support/card/calculator-data.ts';
import { useHeldQuote } from '#src/routes/-support/card/useHeldQuote.ts';
import { clockOfPage } from '#src/routes/-support/core/checkout/purchase-page.ts';
import { CalculatorScreen } from '#src/screens/card/calculator/CalculatorScreen.tsx';
import type { LoadDraft } from '#src/screens/card/calculator/calculation.ts';
import type { SaidDraft } from '#src/screens/card/calculator/SaidPrice.tsx';

type Props = { readonly data: CalculatorData; readonly search: Readonly<Record<string, unknown>> };

const textOf = (value: unknown, most: number): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, most) : undefined;

/** What the address asks; without it 300 euros, and a meal of "50". */
const loadOf = ({ amount, currency }: Props['search']): LoadDraft => ({
  amount: textOf(amount, 12) ?? '300.00',
  currency: currency === 'USD' ? 'USD' : 'EUR',
});
const saidOf = ({ said, about }: Props['search']): SaidDraft => ({
  said: textOf(said, 9) ?? '50',
  about: (['small', 'meal', 'dear'] as const).find((one) => one === (about as Bought)) ?? 'meal',
});

/** The calculator on its page: what is typed stays in it, and only its rate comes from the server. */
export function CardCalculator({ data, search }: Props) {
  const context = useRouteContext({ from: '__root__' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock of the page that came.
  const clock = useMemo(() => clockOfPage(context, data), []);
  const [load, setLoad] = useState(() => loadOf(search));
  const [said, setSaid] = useState(() => saidOf(search));
  const { quote, isRenewed } = useHeldQuote(data.quote, clock);
  return (
    <CalculatorScreen
      load={load}
      onLoad={setLoad}
      said={said}
      onSaid={setSaid}
      rates={quote ? ratesOf(quote.rates) : data.rates}
      heldUntil={quote?.until ?? null}
      isOverdue={quote?.isOverdue ?? false}
      isRenewed={isRenewed}
      today={data.today}
      ways={data.ways}
      clock={clock}
    />
  );
}
