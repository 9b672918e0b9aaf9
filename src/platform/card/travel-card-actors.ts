import type { QueryClient } from '@tanstack/react-query';
import { type EventObject, fromCallback, fromPromise } from 'xstate';
import { travelCardMachine } from '#machines/card/travel-card/machine.ts';
import type {
  ActInput,
  AlertInput,
  AskCodeInput,
  CardAct,
  CardCodeSent,
  CardStanding,
  PageHidden,
} from '#machines/card/travel-card/types.ts';
import type { ActorsOf } from '#machines/core/actors.ts';
import { createDeadline } from '#machines/core/deadline.ts';
import { need } from '#machines/core/need.ts';
import type { OrderInput } from '#machines/core/order.ts';
import { askingPassword } from '#src/platform/accounts/ask-password.ts';
import type { TypedCode } from '#src/platform/accounts/step-up-actors.ts';
import { cardLinesQuery, cardQuery, readCard, type TravelCard } from '#src/platform/card/card-queries.ts';
import { unwrap } from '#src/platform/core/api/api.ts';
import type { Api } from '#src/platform/core/api/api-client.ts';
import type { ServerClock } from '#src/platform/core/flow/clock.ts';

/**
 * What the machine must not hold: the page writes the typed code here before it sends `code.verify`, and reads the PIN while the view says
 * `pin`. null: there is none to show.
 */
export type CardVault = TypedCode & { pin: string | null };

export const emptyVault = (): CardVault => ({ code: '', pin: null });

type Deps = { readonly api: Api; readonly queryClient: QueryClient; readonly clock: ServerClock };

/** How a card stands, for the machine: no amount and no digit of it. */
export const standingOf = ({ state, allowed, replacement }: TravelCard): CardStanding => ({
  ...{ state, allowed },
  isReplacedFree: replacement.price.amount === 0,
});

/** The card with its operations. What the server says of it goes to the cache, where the page takes it from. */
export function wiredTravelCard({ api, queryClient, clock }: Deps, vault: CardVault) {
  const note = async (call: () => Promise<TravelCard>): Promise<CardStanding> => {
    const sentAt = Date.now();
    const card = await call();
    clock.observe({ serverNow: card.serverNow, sentAt, receivedAt: Date.now() });
    const { queryKey } = cardQuery(api, card.orderId);
    const known = queryClient.getQueryData(queryKey);
    queryClient.setQueryData(queryKey, card);
    // Something was paid, loaded or given back.
    if (known && known.balance !== card.balance)
      void queryClient.invalidateQueries({ queryKey: cardLinesQuery(api, card.orderId).queryKey });
    return standingOf(card);
  };
  /** The typed code, once. */
  const takeCode = () => {
    const { code } = vault;
    vault.code = '';
    return code;
  };
  const act = ({
    orderId,
    act: what,
    closing,
  }: ActInput & { readonly act: Exclude<CardAct, 'pin'> }): Promise<TravelCard> => {
    const params = { path: { orderId } };
    const body = { code: takeCode() };
    switch (what) {
      case 'activate':
        return unwrap(api.POST('/card/cards/{orderId}/activation', { params, body }));
      case 'unblock':
        return unwrap(api.POST('/card/cards/{orderId}/unblocking', { params, body }));
      case 'replace':
        return unwrap(api.POST('/card/cards/{orderId}/replacement', { params, body }));
      case 'close':
        return unwrap(
          api.POST('/card/cards/{orderId}/closing', { params, body: { ...body, ...need(closing, 'closing') } }),
        );
    }
  };
  const openPin = async (orderId: string, signal: AbortSignal): Promise<void> => {
    const { pin } = await unwrap(
      api.POST('/card/cards/{orderId}/pin', { params: { path: { orderId } }, body: { code: takeCode() } }),
    );
    // Blocked or left meanwhile: nobody waits for it, so nobody would forget it.
    if (!signal.aborted) vault.pin = pin;
  };
  return travelCardMachine.provide({
    actors: {
      deadline: createDeadline(clock),
      pinWatch: fromCallback<EventObject, void>(({ sendBack }) => watchPage(vault, sendBack)),
      readCard: fromPromise<CardStanding, OrderInput>(({ input }) => note(() => readCard(api, input.orderId))),
      blockCard: fromPromise<CardStanding, OrderInput>(({ input: { orderId } }) =>
        note(() => unwrap(api.POST('/card/cards/{orderId}/block', { params: { path: { orderId } } }))),
      ),
      askCode: fromPromise<CardCodeSent, AskCodeInput>(async ({ input: { orderId, act: what } }) => {
        const sentAt = Date.now();
        const { emailMasked, endsAt, serverNow } = await unwrap(
          api.POST('/card/cards/{orderId}/code', { params: { path: { orderId } }, body: { act: what } }),
        );
        clock.observe({ serverNow, sentAt, receivedAt: Date.now() });
        return { emailMasked, endsAt };
      }),
      actOnCard: fromPromise<CardStanding | null, ActInput>(async ({ input: { act: what, ...input }, signal }) => {
        if (what !== 'pin') return note(() => askingPassword(act({ ...input, act: what })));
        await openPin(input.orderId, signal);
        return null;
      }),
      setAlert: fromPromise<CardStanding, AlertInput>(({ input: { orderId, above } }) =>
        note(() => unwrap(api.PUT('/card/cards/{orderId}/alert', { params: { path: { orderId } }, body: { above } }))),
      ),
    } satisfies ActorsOf<typeof travelCardMachine>,
  });
}

/** Says when the page is hidden, also where it is already. Returns what forgets the PIN. */
function watchPage(vault: CardVault, sendBack: (event: PageHidden) => void): () => void {
  const tell = () => sendBack({ type: 'page.hidden' });
  const look = () => {
    if (document.visibilityState === 'hidden') tell();
  };
  document.addEventListener('visibilitychange', look);
  // Left by a link: the page may be kept and shown again by the Back button.
  addEventListener('pagehide', tell);
  look();
  return () => {
    document.removeEventListener('visibilitychange', look);
    removeEventListener('pagehide', tell);
    vault.pin = null;
  };
}
