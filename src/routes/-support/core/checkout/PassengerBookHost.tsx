import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { SavedPassenger, SavedPassengerInput } from '#domain/accounts/saved-passengers.ts';
import { listSavedPassengers } from '#src/platform/accounts/account-queries.ts';
import { apiOf } from '#src/platform/core/api/api.ts';
import { wiredPassengersSaving } from '#src/platform/core/checkout/passengers-saving-actors.ts';
import { createFlow } from '#src/platform/core/flow/flow.ts';
import { useLateDocument } from '#src/routes/-support/core/pages/useLateDocument.ts';
import type { PassengerBook } from '#src/screens/core/passengers/PassengersScreen.tsx';

type OnFailed = (passenger: SavedPassengerInput) => void;

export type LoadedBook = Pick<PassengerBook, 'saved' | 'hasFailed' | 'onRetry'> & {
  /** Saves passengers to the account; the booking neither waits for it nor fails with it. */
  readonly keep: (passengers: readonly SavedPassengerInput[], onFailed: OnFailed) => void;
};

type Props = { readonly accountId: string; readonly onBook: (book: LoadedBook | null) => void };

const NOBODY: readonly SavedPassenger[] = [];

/** The saved passengers of an account, for the page that asks who travels. Draws nothing. */
export function PassengerBookHost({ accountId, onBook }: Props) {
  const context = useRouteContext({ from: '__root__' });
  const api = apiOf(context);
  const { document, hasFailed, readAgain } = useLateDocument(accountId, () => listSavedPassengers(api));
  const [kept] = useState(() => new Set<string>());
  const retry = useRef(readAgain);
  retry.current = readAgain;
  useEffect(() => {
    onBook({
      saved: document ?? NOBODY,
      hasFailed,
      onRetry: () => retry.current(),
      // Its end is not awaited: the next page is there by then.
      keep: (passengers, onFailed) => {
        createFlow(wiredPassengersSaving({ api, passengers, kept, onFailed })).start();
      },
    });
    return () => onBook(null);
  }, [document, hasFailed, api, kept, onBook]);
  return null;
}
