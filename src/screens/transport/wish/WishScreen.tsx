import { type ComponentType, type ReactNode, Suspense } from 'react';
import { euro, formatMoney } from '#domain/core/money.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import { dayOf } from '#domain/core/time.ts';
import { type KnownTrip, knownDrives, knownServices, knownTransfers } from '#domain/transport/known-trip.ts';
import { plainWish } from '#domain/transport/plain-wish.ts';
import type { TransportKind, TransportPrices, TransportWish } from '#domain/transport/wish.ts';
import type { AppClock } from '#machines/core/clock.ts';
import type { TransportBookingEvent } from '#machines/transport/transport-booking/types.ts';
import { m } from '#src/copy/generated/messages.js';
import { problemText } from '#src/copy/problems.ts';
import type { PriceDecisionProps } from '#src/screens/core/booking/PriceDecision.tsx';
import { KindTabs } from '#src/screens/transport/KindTabs.tsx';
import { CarFields } from '#src/screens/transport/wish/CarFields.tsx';
import { CipFields } from '#src/screens/transport/wish/CipFields.tsx';
import type { HeldPriceProps } from '#src/screens/transport/wish/HeldPrice.tsx';
import { KnownWishes } from '#src/screens/transport/wish/KnownWishes.tsx';
import { TransferFields } from '#src/screens/transport/wish/TransferFields.tsx';
import { type AskingView, useWishForm, type WishForm } from '#src/screens/transport/wish/useWishForm.ts';
import css from '#src/screens/transport/wish/Wish.module.css';
import { WishReading } from '#src/screens/transport/wish/WishReading.tsx';
import { WishSummary } from '#src/screens/transport/wish/WishSummary.tsx';
import type { ChangeWish } from '#src/screens/transport/wish/wish-change.ts';
import { Button, buttonLook } from '#src/ui/Button.tsx';
import { Empty } from '#src/ui/Empty.tsx';
import { ErrorSummary } from '#src/ui/ErrorSummary.tsx';
import { layoutClass, Section, Split, Stack, Wrap } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';
import { PayBar } from '#src/ui/PayBar.tsx';
import { Price } from '#src/ui/Price.tsx';
import { Status } from '#src/ui/Status.tsx';

export type WishScreenProps = {
  readonly view: AskingView;
  /** null: nothing of this kind is sold. */
  readonly prices: TransportPrices | null;
  readonly wish: TransportWish;
  readonly onWish: (change: ChangeWish) => void;
  /** Storage key of what this tab keeps: where it is there, the page starts untouched. */
  readonly keptAs: string;
  /** The address is that of a sent form: then what is missing is told at once. */
  readonly wasSent: boolean;
  /** One's own bookings. */
  readonly known: KnownTrip;
  /** The address of a wish, and of the page that asks for it first. */
  readonly hrefOf: (wish: TransportWish) => string;
  readonly askHrefOf: (wish: TransportWish) => string;
  readonly clock: AppClock;
  readonly send: (event: TransportBookingEvent) => void;
  readonly parts: WishParts;
};

/** Rarely needed: their code comes with an earlier hold, and with a price that changed. */
export type WishParts = {
  readonly HeldPrice: ComponentType<HeldPriceProps>;
  readonly PriceDecision: ComponentType<PriceDecisionProps>;
};

const LEDES = {
  transfer: m.transportwish_lede_transfer,
  car: m.transportwish_lede_car,
  cip: m.transportwish_lede_cip,
} as const;

const NAMES = { transfer: m.transportwish_tab_transfer, car: m.transportwish_tab_car, cip: m.transportwish_tab_cip };

/** `/iran-transportation`: one of three kinds, what is asked for, and its price. Without JavaScript forms that come back with their price. */
export function WishScreen(props: WishScreenProps) {
  const { prices, wish } = props;
  return prices && prices.kind === wish.kind ? (
    <Asked {...props} prices={prices} />
  ) : (
    <Frame {...props}>
      <Empty title={m.transportwish_none()}>{m.transportwish_none_text()}</Empty>
    </Frame>
  );
}

/** What stands above each form. */
const Frame = ({ view, wish, parts, clock, send, children }: WishScreenProps & { readonly children: ReactNode }) => (
  <Section isTight>
    <Wrap>
      <Stack gap={5}>
        <Stack as="header" gap={2}>
          <h1>{m.transport_title()}</h1>
          <p className="quiet">{LEDES[wish.kind]()}</p>
        </Stack>
        <KindTabs kind={wish.kind} kept={keptOf(wish)} />
        {view.held ? (
          <Suspense>
            <parts.HeldPrice held={view.held} clock={clock} send={send} />
          </Suspense>
        ) : null}
        <Status>
          {view.problem && !view.problem.fields && !view.isPriceChanged ? (
            <Note tone="stop">{problemText(view.problem)}</Note>
          ) : null}
          {view.isSupplierSlow ? <Note>{m.transport_slow()}</Note> : null}
        </Status>
        {children}
      </Stack>
    </Wrap>
  </Section>
);

/** Towns of cars are named as they are written; trains and buses have them as addresses do. */
function keptOf(wish: TransportWish) {
  const slugOf = (town: string) => town.toLowerCase().replaceAll(' ', '-');
  const [from, to] = wish.kind === 'car' ? [slugOf(wish.from), slugOf(wish.to)] : ['', ''];
  return { from, to, day: wish.ride.day };
}

type AskedProps = WishScreenProps & { readonly prices: TransportPrices };

function Asked(props: AskedProps) {
  const { view, prices, wasSent, askHrefOf, parts, clock, send } = props;
  // The fields keep what was typed; all else goes by the wish as the server reads it.
  const wish = plainWish(props.wish);
  const now = clock.now();
  const form = useWishForm({ view, prices, wish, now, wasSent, send });
  const next = form.isOnRequest ? (
    <AskFirst href={askHrefOf(wish)} isWide />
  ) : (
    <Button kind="primary" size="l" isWide isBusy={view.isHolding} onClick={form.submit}>
      {m.transportwish_continue()}
    </Button>
  );
  return (
    <>
      <Frame {...props}>
        <Split>
          <Stack gap={5}>
            {view.isPriceChanged && view.problem?.price ? (
              <Suspense>
                <parts.PriceDecision
                  price={view.problem.price}
                  priceUp={m.transport_hold_price_up}
                  back={m.transport_hold_back}
                  onTake={() => send({ type: 'price.accept' })}
                  onLeave={() => send({ type: 'price.reject' })}
                />
              </Suspense>
            ) : null}
            <Known {...props} />
            <ErrorSummary ref={form.summary} problems={form.found} />
            {/* Without scripts the same page comes back, with its price. "Continue" submits no form: its first press would only reload. */}
            <form
              className={layoutClass.stack}
              data-gap={5}
              action={pathTo.transport()}
              method="get"
              noValidate
              aria-label={NAMES[wish.kind]()}
              onSubmit={form.submit}
            >
              {/* On a field without children: pages that are kept for use without a connection hide the buttons inside the mark. */}
              <input type="hidden" name="kind" value={wish.kind} data-kept={props.keptAs} />
              <input type="hidden" name="sent" value="1" />
              {/* For the Enter key. */}
              <button type="submit" hidden />
              <Fields {...props} form={form} today={dayOf(now)} />
              <noscript>
                <Button type="submit">{m.transportwish_work_out()}</Button>
              </noscript>
            </form>
          </Stack>
          <Stack as="aside" gap={4}>
            <WishSummary
              {...{ prices, wish, form, now }}
              action={
                <>
                  {form.isOnRequest ? <Note tone="warn">{m.transportwish_on_request()}</Note> : null}
                  <div className={css.live}>{next}</div>
                  <noscript>
                    {import.meta.env.SSR ? <p className="small">{m.transportwish_noscript()}</p> : null}
                  </noscript>
                </>
              }
            />
            <WishReading prices={prices} wish={wish} />
          </Stack>
        </Split>
      </Frame>
      <div className={css.bar}>
        <PayBar>
          <Price
            total={form.quote ? formatMoney(euro(form.quote.total)) : m.transportwish_price_open()}
            lines={[wish.kind === 'cip' ? m.transportwish_for_all() : m.transportwish_whole_car()]}
          />
          {form.isOnRequest ? (
            <AskFirst href={askHrefOf(wish)} />
          ) : (
            <Button kind="primary" isBusy={view.isHolding} onClick={form.submit}>
              {m.transportwish_continue()}
            </Button>
          )}
        </PayBar>
      </div>
    </>
  );
}

const AskFirst = ({ href, isWide = false }: { readonly href: string; readonly isWide?: boolean }) => (
  <a href={href} {...buttonLook({ kind: 'primary', ...(isWide ? { size: 'l' as const, isWide } : {}) })}>
    {m.transportwish_ask()}
  </a>
);

/** A change of one kind, on whatever the form is by then; another kind stays as it is. */
const ofKind =
  <K extends TransportKind>(kind: K, onWish: WishScreenProps['onWish']) =>
  (change: ChangeWish<Extract<TransportWish, { kind: K }>>) =>
    onWish((now) => (now.kind === kind ? change(now as Extract<TransportWish, { kind: K }>) : now));

function Known({ prices, wish, known, hrefOf, onWish }: AskedProps): ReactNode {
  if (prices.kind === 'transfer' && wish.kind === 'transfer') {
    const take = ofKind('transfer', onWish);
    return (
      <KnownWishes
        {...{ wish, hrefOf }}
        known={knownTransfers(prices, known)}
        onTake={(one) => take((now) => ({ ...now, ...one.wish }))}
      />
    );
  }
  if (prices.kind === 'car' && wish.kind === 'car') {
    const take = ofKind('car', onWish);
    return (
      <KnownWishes
        {...{ wish, hrefOf }}
        known={knownDrives(prices, known)}
        onTake={(one) => take((now) => ({ ...now, ...one.wish }))}
      />
    );
  }
  if (prices.kind === 'cip' && wish.kind === 'cip') {
    const take = ofKind('cip', onWish);
    return (
      <KnownWishes
        {...{ wish, hrefOf }}
        known={knownServices(prices, known)}
        onTake={(one) => take((now) => ({ ...now, ...one.wish }))}
      />
    );
  }
  return null;
}

function Fields({
  prices,
  wish,
  known,
  onWish,
  form,
  today,
}: AskedProps & { readonly form: WishForm; readonly today: string }) {
  const shared = { form, known, today };
  if (prices.kind === 'transfer' && wish.kind === 'transfer')
    return <TransferFields {...shared} prices={prices} wish={wish} onChange={ofKind('transfer', onWish)} />;
  if (prices.kind === 'car' && wish.kind === 'car')
    return <CarFields {...shared} prices={prices} wish={wish} onChange={ofKind('car', onWish)} />;
  return prices.kind === 'cip' && wish.kind === 'cip' ? (
    <CipFields {...shared} prices={prices} wish={wish} onChange={ofKind('cip', onWish)} />
  ) : null;
}
