import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { datePartsOf } from '#domain/core/person.ts';
import { RATES } from '#domain/core/rates.ts';
import { dayOf } from '#domain/core/time.ts';
import { ratesOf } from '#machines/card/card-calculator/rates.ts';
import type { CardOrderView } from '#machines/card/card-order/view.ts';
import type { CardFlow } from '#src/platform/card/card-flow.ts';
import { keepWish, keptWish } from '#src/platform/card/card-wish-draft.ts';
import { tabStorage } from '#src/platform/core/device/tab-storage.ts';
import type { CardData } from '#src/routes/-support/card/card-data.ts';
import { centsOf } from '#src/screens/card/calculator/calculation.ts';
import { WishScreen } from '#src/screens/card/wish/WishScreen.tsx';
import { EMPTY_WISH, type WishDraft, type WishFor } from '#src/screens/card/wish/wish-draft.ts';

type Props = {
  readonly view: Extract<CardOrderView, { kind: 'asking' }>;
  readonly flow: CardFlow;
  readonly data: CardData;
  readonly search: Readonly<Record<string, unknown>>;
};

/** The form that an address and what is known of the journey lead to. */
function beginning({ amount, currency }: Props['search'], { stays, order }: CardData): WishDraft {
  const [stay] = stays;
  const asked = {
    ...(typeof amount === 'string' || typeof amount === 'number' ? { amount: String(amount).slice(0, 12) } : {}),
    ...(currency === 'USD' ? { currency } : {}),
  };
  const known = stay ? { arrival: datePartsOf(stay.from), hotel: stay.hotel, city: stay.city, stay: stay.orderId } : {};
  const { item } = order ?? {};
  const held = item?.arrival ? { arrival: datePartsOf(item.arrival) } : {};
  return { ...EMPTY_WISH, ...known, ...held, ...asked } as WishDraft;
}

/** Arrival, delivery and load; what is typed is kept in this tab, and the amount is told to the machine, which holds the rate. */
export function CardWishStep({ view, flow, data, search }: Props) {
  useRouteContext({ from: '__root__' });
  const { card, ways, stays } = data;
  const of: WishFor = card ? { kind: search.replace === undefined ? 'load' : 'replacement', card } : { kind: 'new' };
  const cardOrderId = card?.orderId ?? null;
  const from = [search.amount, search.currency].filter((one) => one !== undefined).join(' ');
  const [draft, setDraft] = useState(() => beginning(search, data));
  const latest = useRef(draft);
  const { send } = flow;
  const balance = card?.balance ?? 0;
  const tell = ({ amount, currency }: WishDraft) => {
    const cents = centsOf(amount);
    send({ type: 'amount.change', amount: cents === null ? null : { amount: cents, currency }, balance });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address begins another form.
  useEffect(() => {
    const kept = keptWish(tabStorage(), cardOrderId, from) as WishDraft | null;
    if (kept) {
      latest.current = kept;
      setDraft(kept);
    }
    tell(latest.current);
  }, [cardOrderId, from]);
  const change = (next: (draft: WishDraft) => WishDraft) => {
    const before = latest.current;
    latest.current = next(before);
    setDraft(latest.current);
    keepWish(tabStorage(), cardOrderId, from, latest.current);
    if (before.amount !== latest.current.amount || before.currency !== latest.current.currency) tell(latest.current);
  };
  const rates = view.quote.quote ? ratesOf(view.quote.quote.rates) : data.quote ? ratesOf(data.quote.rates) : RATES;
  return (
    <WishScreen
      view={view}
      draft={draft}
      onDraft={change}
      of={of}
      rates={rates}
      ways={ways}
      stays={stays}
      today={dayOf(flow.clock.now())}
      clock={flow.clock}
      send={send}
    />
  );
}
