import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import type { SavedPassenger, SavedPassengerInput } from '#domain/accounts/saved-passengers.ts';
import { mergeDrafts } from '#domain/core/merge-drafts.ts';
import type { DraftPassenger, PassengerDraft } from '#domain/core/passengers.ts';
import { m } from '#src/copy/generated/messages.js';
import type { OrderCore } from '#src/platform/core/api/queries.ts';
import type { DraftRules } from '#src/platform/core/checkout/draft-store.ts';
import { withContact } from '#src/platform/core/checkout/with-contact.ts';
import { requestAlert } from '#src/platform/core/device/alert-channel.ts';
import { useSession } from '#src/routes/-support/accounts/useSession.ts';
import type { CheckoutFlow } from '#src/routes/-support/core/checkout/checkout-flow.ts';
import { KeepOrder } from '#src/routes/-support/core/checkout/KeepOrder.tsx';
import type { LoadedBook } from '#src/routes/-support/core/checkout/PassengerBookHost.tsx';
import { submitPassengers } from '#src/routes/-support/core/checkout/submit-passengers.ts';
import { useLatePart } from '#src/routes/-support/core/pages/useLatePart.ts';
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
  const { book, keep, host } = usePassengerBook();
  return (
    <>
      <KeepOrder order={order} flow={flow} />
      {host}
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
          submitPassengers(flow, () => keep(passengers));
        }}
        clock={flow.clock}
      />
    </>
  );
}

const loadHost = () => import('#src/routes/-support/core/checkout/PassengerBookHost.tsx');

/** Saved passengers of the account; null for guests, who need no code for it. One can type without them. */
function usePassengerBook() {
  const { account } = useSession();
  const accountId = account?.accountId ?? null;
  const part = useLatePart(accountId !== null, loadHost);
  const [loaded, setLoaded] = useState<LoadedBook | null>(null);
  const [toSave, setToSave] = useState<readonly number[]>([]);
  const onToSave = useCallback((index: number, isToSave: boolean) => {
    setToSave((now) => (isToSave ? [...now, index] : now.filter((one) => one !== index)));
  }, []);
  if (accountId === null) return { book: null, keep: nothing, host: null };
  const { saved, hasFailed, onRetry } = loaded ?? { saved: NOBODY, hasFailed: false, onRetry: nothing };
  const book: PassengerBook = { saved, hasFailed, onRetry, toSave, onToSave };
  /** Saves the ticked passengers. */
  const keep = (all: readonly DraftPassenger[]) => {
    const passengers = all
      .filter(({ savedPassengerId }, index) => toSave.includes(index) && !savedPassengerId)
      .map(inputOf);
    if (passengers.length === 0) return;
    if (loaded) loaded.keep(passengers, sayNotSaved);
    else passengers.forEach(sayNotSaved);
  };
  const host = part && <part.PassengerBookHost key={accountId} accountId={accountId} onBook={setLoaded} />;
  return { book, keep, host };
}

const NOBODY: readonly SavedPassenger[] = [];
const nothing = () => {};
const sayNotSaved = ({ firstName }: SavedPassengerInput) =>
  requestAlert({ text: m.profile_pick_failed({ name: firstName }) });
