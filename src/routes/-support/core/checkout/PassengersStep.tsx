import { useRouteContext } from '@tanstack/react-router';
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import type { SavedPassenger } from '#domain/accounts/saved-passengers.ts';
import type { DraftPassenger, PassengerDraft } from '#domain/core/passengers.ts';
import { m } from '#src/copy/generated/messages.js';
import { listSavedPassengers } from '#src/platform/accounts/account-queries.ts';
import { apiOf, unwrap } from '#src/platform/core/api/api.ts';
import type { OrderCore } from '#src/platform/core/api/queries.ts';
import type { DraftRules } from '#src/platform/core/checkout/draft-store.ts';
import { withContact } from '#src/platform/core/checkout/with-contact.ts';
import { requestAlert } from '#src/platform/core/device/alert-channel.ts';
import { useSession } from '#src/routes/-support/accounts/useSession.ts';
import type { CheckoutFlow } from '#src/routes/-support/core/checkout/checkout-flow.ts';
import { isSame, withTyped } from '#src/routes/-support/core/checkout/drafts.ts';
import { submitPassengers } from '#src/routes/-support/core/checkout/submit-passengers.ts';
import { useKeptOrder } from '#src/routes/-support/core/checkout/useKeptOrder.ts';
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
    const known = withContact(isRecalled.current ? recalled : withTyped(recalled, drawn, held.current), account);
    isRecalled.current = true;
    if (known !== recalled) flow.writeDraft(order.orderId, known);
    if (isSame(known, held.current)) return;
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

/** Saved passengers of the account; null for guests. Empty if the list cannot be read: one can still type. */
function usePassengerBook(): Book | null {
  const context = useRouteContext({ from: '__root__' });
  const { account } = useSession();
  const accountId = account?.accountId ?? null;
  const [saved, setSaved] = useState<readonly SavedPassenger[]>([]);
  const [toSave, setToSave] = useState<readonly number[]>([]);
  const kept = useRef(new Set<string>());
  useEffect(() => {
    let isHere = true;
    if (accountId !== null) {
      listSavedPassengers(apiOf(context)).then(
        (list) => isHere && setSaved(list),
        () => undefined,
      );
    }
    return () => {
      isHere = false;
    };
  }, [context, accountId]);
  const onToSave = useCallback((index: number, isToSave: boolean) => {
    setToSave((now) => (isToSave ? [...now, index] : now.filter((one) => one !== index)));
  }, []);
  if (accountId === null) return null;
  const keep = (passengers: readonly DraftPassenger[]) => {
    for (const [index, passenger] of passengers.entries()) {
      const body = inputOf(passenger);
      const text = JSON.stringify(body);
      if (!toSave.includes(index) || passenger.savedPassengerId || kept.current.has(text)) continue;
      kept.current.add(text); // resubmitting must not save a passenger twice
      unwrap(apiOf(context).POST('/account/passengers', { body })).catch(() => {
        kept.current.delete(text);
        requestAlert({ text: m.profile_pick_failed({ name: body.firstName }) });
      });
    }
  };
  return { saved, toSave, onToSave, keep };
}
