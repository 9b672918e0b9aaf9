import { useEffect, useRef, useState } from 'react';
import { pathTo } from '#domain/core/page-paths.ts';
import type { TransportWish } from '#domain/transport/wish.ts';
import type { TransportBookingView } from '#machines/transport/transport-booking/view.ts';
import { tabStorage } from '#src/platform/core/device/tab-storage.ts';
import type { TransportFlow } from '#src/platform/transport/transport-flow.ts';
import { type Query, queryOfWish, wasSent, wishOfUrl } from '#src/platform/transport/transport-url.ts';
import { keepWish, keptWish, keyOf } from '#src/platform/transport/wish-draft.ts';
import { lazyPiece } from '#src/routes/-support/core/pages/lazy-screen.ts';
import { rememberLater } from '#src/routes/-support/transport/remember-later.ts';
import type { TransportData } from '#src/routes/-support/transport/transport-data.ts';
import { type WishParts, WishScreen } from '#src/screens/transport/wish/WishScreen.tsx';
import { begun, type ChangeWish } from '#src/screens/transport/wish/wish-change.ts';
import { Section, Wrap } from '#src/ui/layout.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';

const priceDecision = lazyPiece(
  async () => (await import('#src/screens/core/booking/PriceDecision.tsx')).PriceDecision,
);
const heldPrice = lazyPiece(async () => (await import('#src/screens/transport/wish/HeldPrice.tsx')).HeldPrice);
const PARTS: WishParts = { HeldPrice: heldPrice.Screen, PriceDecision: priceDecision.Screen };

type Props = {
  readonly view: Extract<TransportBookingView, { kind: 'asking' }>;
  readonly flow: TransportFlow;
  readonly data: TransportData;
  /** The query of the page, unparsed. */
  readonly search: Query;
};

/**
 * The form of this tab. Fields tell what was typed before their code was there in the moment in which they come, all before the next
 * render: each change goes on from the last one, and the first one from what this tab has kept.
 */
function useKeptWish(kind: TransportWish['kind'], from: string, begin: () => TransportWish) {
  const [wish, setWish] = useState(begin);
  const latest = useRef<TransportWish>(null);
  const read = () => keptWish(tabStorage(), kind, from) ?? begin();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address begins another form; what is drawn is in `wish`.
  useEffect(() => {
    latest.current = read();
    setWish(latest.current);
  }, [kind, from]);
  const change = (next: ChangeWish) => {
    latest.current = next(latest.current ?? read());
    setWish(latest.current);
    keepWish(tabStorage(), from, latest.current);
  };
  // The first render after a tab was pressed still has the form of the other kind.
  return { wish: wish.kind === kind ? wish : begin(), change };
}

const hrefOf = (wish: TransportWish) => pathTo.transport(queryOfWish(wish));
const askHrefOf = (wish: TransportWish) => `${pathTo.transportAsk()}${hrefOf(wish).slice(pathTo.transport().length)}`;

/** One of three forms and its price; what is typed is kept in this tab. */
export function TransportFormStep(props: Props) {
  // The address leads to another kind than the list that is loaded, to a step whose order is over, or to the plan of a train, another page.
  if (props.data.prices !== undefined) return <Form {...props} prices={props.data.prices} />;
  return (
    <Section isTight>
      <Wrap>
        <Skeleton />
      </Wrap>
    </Section>
  );
}

function Form({
  view,
  flow,
  data,
  search,
  prices,
}: Props & { readonly prices: NonNullable<TransportData['prices']> | null }) {
  const { step: _, order: __, kind: ___, ...asked } = search;
  const from = Object.keys(asked).length === 0 ? '' : JSON.stringify(asked);
  const said = wishOfUrl(search);
  const begin = () => (prices && prices.kind === said.kind ? begun(prices, said, 'car' in search) : said);
  const { wish, change } = useKeptWish(said.kind, from, begin);
  return (
    <WishScreen
      {...{ view, prices, wish, hrefOf, askHrefOf }}
      onWish={change}
      keptAs={keyOf(said.kind)}
      wasSent={wasSent(search)}
      known={data.known}
      clock={flow.clock}
      parts={PARTS}
      send={(event) => {
        if (event.type === 'wish.submit' && event.faults.length === 0) rememberLater(event.wish);
        flow.send(event);
      }}
    />
  );
}
