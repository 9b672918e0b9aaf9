import { useRouteContext } from '@tanstack/react-router';
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import type { SavedPassenger, SavedPassengerInput } from '#domain/accounts/saved-passengers.ts';
import { mergeDrafts } from '#domain/core/merge-drafts.ts';
import type { DraftPassenger, PassengerDraft } from '#domain/core/passengers.ts';
import { m } from '#src/copy/generated/messages.js';
import { listSavedPassengers } from '#src/platform/accounts/account-queries.ts';
import { apiOf } from '#src/platform/core/api/api.ts';
import type { OrderCore } from '#src/platform/core/api/queries.ts';
import type { DraftRules } from '#src/platform/core/checkout/draft-store.ts';
import { wiredPassengersSaving } from '#src/platform/core/checkout/passengers-saving-actors.ts';
import { withContact } from '#src/platform/core/checkout/with-contact.ts';
import { requestAlert } from '#src/platform/core/device/alert-channel.ts';
import { createFlow } from '#src/platform/core/flow/flow.ts';
import { useSession } from '#src/routes/-support/accounts/useSession.ts';
import type { CheckoutFlow } from '#src/routes/-support/core/checkout/checkout-flow.ts';
import { submitPassengers } from '#src/routes/-support/core/checkout/submit-passengers.ts';
import { useKeptOrder } from '#src/routes/-support/core/checkout/useKeptOrder.ts';
import { useLateDocument } from '#src/routes/-support/core/pages/useLateDocument.ts';
import type {
  PassengerBook,
  PassengersPageProps,
  PassengersView,
} from '#src/screens/core/passengers/PassengersScreen.tsx';
import { toSave as inputOf } from '#src/screens/core/passengers/saved-passenger.ts';

export type PassengersStepProps<O extends OrderCore> = {
  readonly flow: CheckoutFlow;
  readonly view: PassengersView;
  readonly order: O;
  /** The draft on the server. */
  readonly draft: PassengerDraft | null;
};

type Props<O extends OrderCore> = PassengersStepProps<O> & {
  readonly emptyDraft: (order: O) => PassengerDraft;
  readonly rules: DraftRules;
  readonly Screen: ComponentType<PassengersPageProps<O>>;
};

/** The passengers page: starts with the server's draft, then applies what this tab knows. */
export function PassengersStep<O extends OrderCore>({ flow, view, order, draft, emptyDraft, rules, Screen }: Props<O>) {
  const { account } = useSession();
  const [first] = useState(draft && draft.passengers.length > 0 ? draft : emptyDraft(order));
  const [drawn] = useState(() => withContact(first, account));
  const [shown, setShown] = useState(drawn);
  const [form, setForm] = useState(0);
  const held = useRef(shown);
  const isRecalled = useRef(false);
  useEffect(() => {
    const recalled = flow.recallDraft(order.orderId, first, rules);
    const known = withContact(isRecalled.current ? recalled : mergeDrafts(recalled, drawn, held.current), account);
    isRecalled.current = true;
    if (known !== recalled) flow.writeDraft(order.orderId, known);
    if (JSON.stringify(known) === JSON.stringify(held.current)) return;
    held.current = known;
    setShown(known);
    setForm((number) => number + 1); // another draft needs a new form, because fields own their keystrokes
  }, [flow, order.orderId, first, drawn, account, rules]);
  useKeptOrder(order, flow);
  const book = usePassengerBook();
  return (
    <Screen
      key={form}
      view={view}
      order={order}
      draft={shown}
      isNamedByLink={flow.isNamedByLink?.(order.orderId) ?? false}
      onDraft={(next) => {
        held.current = next;
        // Text typed before hydration waits until the tab's draft, which may be newer, is applied.
        if (isRecalled.current) flow.writeDraft(order.orderId, next);
      }}
      book={book}
      send={(event) => {
        if (event.type !== 'passengers.submit') return flow.send(event);
        const { passengers } = flow.recallDraft(order.orderId, first, rules);
        submitPassengers(flow, () => book?.keep(passengers));
      }}
      clock={flow.clock}
    />
  );
}

type Book = PassengerBook & {
  /** Saves the ticked passengers; the booking neither waits for it nor fails with it. */
  readonly keep: (passengers: readonly DraftPassenger[]) => void;
};

/** Saved passengers of the account; null for guests. One can type without them. */
function usePassengerBook(): Book | null {
  const context = useRouteContext({ from: '__root__' });
  const api = apiOf(context);
  const { account } = useSession();
  const accountId = account?.accountId ?? null;
  const { document, hasFailed, readAgain } = useLateDocument(accountId, () => listSavedPassengers(api));
  const [toSave, setToSave] = useState<readonly number[]>([]);
  const [kept] = useState(() => new Set<string>());
  const onToSave = useCallback((index: number, isToSave: boolean) => {
    setToSave((now) => (isToSave ? [...now, index] : now.filter((one) => one !== index)));
  }, []);
  if (accountId === null) return null;
  const keep = (all: readonly DraftPassenger[]) => {
    const passengers = all
      .filter(({ savedPassengerId }, index) => toSave.includes(index) && !savedPassengerId)
      .map(inputOf);
    if (passengers.length === 0) return;
    const onFailed = ({ firstName }: SavedPassengerInput) =>
      requestAlert({ text: m.profile_pick_failed({ name: firstName }) });
    // Its end is not awaited: the next page is there by then.
    createFlow(wiredPassengersSaving({ api, passengers, kept, onFailed })).start();
  };
  return { saved: document ?? NOBODY, hasFailed, onRetry: readAgain, toSave, onToSave, keep };
}

const NOBODY: readonly SavedPassenger[] = [];
