import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { dayOf } from '#domain/core/time.ts';
import { passengerBookView } from '#machines/accounts/passenger-book/view.ts';
import { m } from '#src/copy/generated/messages.js';
import { listSavedPassengers } from '#src/platform/accounts/account-queries.ts';
import { type PassengerVault, wiredPassengerBook } from '#src/platform/accounts/passenger-book-actors.ts';
import { requireSignIn } from '#src/platform/accounts/session.ts';
import { verifyWith } from '#src/platform/accounts/verify-with.ts';
import { apiOf } from '#src/platform/core/api/api.ts';
import { orNull } from '#src/platform/core/api/or-null.ts';
import { createFlow } from '#src/platform/core/flow/flow.ts';
import { useProfileDeps } from '#src/routes/-support/accounts/useProfileDeps.ts';
import { ownHead } from '#src/routes/-support/core/pages/own-head.ts';
import { useFlow } from '#src/routes/-support/core/pages/useFlow.ts';
import { useFlowView } from '#src/routes/-support/core/pages/useFlowView.ts';
import { PassengerBookScreen } from '#src/screens/accounts/profile/PassengerBookScreen.tsx';

export const Route = createFileRoute('/(accounts)/profile/passengers')({
  staticData: { hydrate: 'interaction' },
  loader: ({ context, location }) =>
    requireSignIn({ context, location }, async () => ({
      passengers: await orNull(listSavedPassengers(apiOf(context))),
      today: dayOf(context.now()),
      title: m.pages_title_passengers(),
    })),
  head: ownHead,
  component: Passengers,
});

function Passengers() {
  const { passengers, today } = Route.useLoaderData();
  const deps = useProfileDeps();
  const [vault] = useState<PassengerVault>(() => ({ code: '', passenger: null, passport: null }));
  const actor = useFlow(() =>
    createFlow(wiredPassengerBook(deps, vault), { clock: deps.clock, input: { isListed: passengers !== null } }),
  );
  const view = useFlowView(actor, passengerBookView);
  const isShown = view.kind === 'list' && view.task?.kind === 'shown';
  if (!isShown) vault.passport = null;
  return (
    <PassengerBookScreen
      view={view}
      passengers={passengers ?? []}
      passport={isShown ? vault.passport : null}
      today={today}
      clock={deps.clock}
      send={actor.send}
      onSave={(passenger, faults) => {
        vault.passenger = passenger;
        actor.send({ type: 'passenger.save', faults });
      }}
      onVerify={verifyWith(vault, actor.send)}
    />
  );
}
