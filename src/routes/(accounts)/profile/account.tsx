import { createFileRoute, rootRouteId, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { accountSettingsView } from '#machines/accounts/account-settings/view.ts';
import { m } from '#src/copy/generated/messages.js';
import { type AccountVault, wiredAccountSettings } from '#src/platform/accounts/account-actors.ts';
import { listSessions, readAccount } from '#src/platform/accounts/account-queries.ts';
import { forgetPerson } from '#src/platform/accounts/forget-person.ts';
import { rememberAccount, requireSignIn } from '#src/platform/accounts/session.ts';
import { tellTabs } from '#src/platform/accounts/sign-in-tabs.ts';
import { verifyWith } from '#src/platform/accounts/verify-with.ts';
import { apiOf } from '#src/platform/core/api/api.ts';
import { orNull } from '#src/platform/core/api/or-null.ts';
import { setCalendarMode } from '#src/platform/core/device/calendar-mode.ts';
import { download } from '#src/platform/core/device/download.ts';
import { createFlow } from '#src/platform/core/flow/flow.ts';
import { useProfileDeps } from '#src/routes/-support/accounts/useProfileDeps.ts';
import { ownHead } from '#src/routes/-support/core/pages/own-head.ts';
import { useFlow } from '#src/routes/-support/core/pages/useFlow.ts';
import { useFlowView } from '#src/routes/-support/core/pages/useFlowView.ts';
import { AccountScreen } from '#src/screens/accounts/profile/AccountScreen.tsx';

export const Route = createFileRoute('/(accounts)/profile/account')({
  staticData: { hydrate: 'interaction' },
  // Loaded on entering and when a flow requests it, not with the header: an erased account has no data.
  shouldReload: ({ cause }) => cause === 'enter',
  loader: ({ context, location }) =>
    requireSignIn({ context, location }, async () => {
      const api = apiOf(context);
      const [account, sessions] = await Promise.all([readAccount(api), orNull(listSessions(api))]);
      rememberAccount(context, account); // the header shows the name
      return { title: m.pages_title_account(), account, sessions };
    }),
  head: ownHead,
  component: AccountPage,
});

function AccountPage() {
  const { account, sessions } = Route.useLoaderData();
  const context = Route.useRouteContext();
  const router = useRouter();
  const deps = useProfileDeps();
  /** The page stays, to say what is kept; header, later pages and other tabs become a guest's. */
  const forget = () => {
    void forgetPerson(context).catch(() => undefined); // the page says what is kept either way
    rememberAccount(context, null);
    void router.invalidate({ filter: ({ routeId }) => routeId === rootRouteId }).catch(() => undefined);
    tellTabs();
  };
  const [vault] = useState<AccountVault>(() => ({ code: '', values: {} }));
  const actor = useFlow(() =>
    createFlow(wiredAccountSettings({ ...deps, download, onErased: forget }, vault), {
      clock: deps.clock,
    }),
  );
  const view = useFlowView(actor, accountSettingsView);
  return (
    <AccountScreen
      view={view}
      account={account}
      sessions={sessions}
      clock={deps.clock}
      send={(event) => {
        // Date pickers of this browser use it too.
        const mode = event.type === 'preference.choose' ? event.preference.calendarMode : undefined;
        if (mode) setCalendarMode(mode);
        actor.send(event);
      }}
      onSave={(values, faults) => {
        vault.values = values;
        actor.send({ type: 'section.submit', faults });
      }}
      onVerify={verifyWith(vault, actor.send)}
    />
  );
}
