import { createFileRoute, rootRouteId, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { accountSettingsView } from '#machines/account-settings/view.ts';
import { m } from '#src/copy/generated/messages.js';
import { type AccountVault, wiredAccountSettings } from '#src/platform/account-ports.ts';
import { listSessions, readAccount } from '#src/platform/account-queries.ts';
import { apiOf } from '#src/platform/api.ts';
import { setCalendarMode } from '#src/platform/calendar-mode.ts';
import { download } from '#src/platform/download.ts';
import { createFlow } from '#src/platform/flow.ts';
import { forgetPerson } from '#src/platform/forget-person.ts';
import { orNull } from '#src/platform/or-null.ts';
import { rememberAccount, requireSignIn } from '#src/platform/session.ts';
import { tellTabs } from '#src/platform/sign-in-tabs.ts';
import { ownHead } from '#src/routes/-support/own-head.ts';
import { useFlow } from '#src/routes/-support/useFlow.ts';
import { useFlowView } from '#src/routes/-support/useFlowView.ts';
import { useProfileDeps } from '#src/routes/-support/useProfileDeps.ts';
import { AccountScreen } from '#src/screens/profile/AccountScreen.tsx';

export const Route = createFileRoute('/profile/account')({
  staticData: { hydrate: 'interaction' },
  // Read on entering and when a flow asks for it; not because the header is: an erased account has nothing to read.
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
  /** The page stays to say what is kept; its header, the next page and every other tab are a guest's. */
  const forget = () => {
    void forgetPerson(context);
    rememberAccount(context, null);
    void router.invalidate({ filter: ({ routeId }) => routeId === rootRouteId });
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
        // Also what the pickers of this browser go by.
        const mode = event.type === 'preference.choose' ? event.preference.calendarMode : undefined;
        if (mode) setCalendarMode(mode);
        actor.send(event);
      }}
      onSave={(section, values) => {
        vault.values = values;
        actor.send({ type: section === 'erase' ? 'account.erase' : 'change.save' });
      }}
      onVerify={(code) => {
        vault.code = code;
        actor.send({ type: 'code.verify' });
      }}
    />
  );
}
