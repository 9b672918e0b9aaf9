import { createFileRoute } from '@tanstack/react-router';
import { type ComponentType, useEffect, useState } from 'react';
import { askedParties, NO_THIRD_PARTIES, type ThirdParties } from '#domain/core/third-parties.ts';
import { m } from '#src/copy/generated/messages.js';
import { fetchAhead } from '#src/platform/core/flow/lost-part.ts';
import { readingHeaders } from '#src/platform/core/offline/reading.ts';
import { PrivacyScreen } from '#src/screens/core/content/PrivacyScreen.tsx';

export const Route = createFileRoute('/(core)/privacy')({
  staticData: { isListed: true, hydrate: 'interaction' },
  headers: readingHeaders,
  head: () => ({
    meta: [{ title: m.pages_title_privacy() }, { name: 'description', content: m.pages_description_privacy() }],
  }),
  component: Privacy,
});

function Privacy() {
  const { thirdParties: named = NO_THIRD_PARTIES } = Route.useRouteContext();
  return <PrivacyScreen named={named} choices={askedParties(named).length > 0 ? <Choices named={named} /> : null} />;
}

/** The choice is stored in this browser, so it shows after hydration. */
function Choices({ named }: { readonly named: ThirdParties }) {
  const [Part, setPart] = useState<ComponentType<{ named: ThirdParties }> | null>(null);
  useEffect(
    () =>
      void fetchAhead(async () => {
        const { ConsentChoices } = await import('#src/routes/-support/core/pages/ConsentChoices.tsx');
        setPart(() => ConsentChoices);
      }),
    [],
  );
  return Part ? <Part named={named} /> : <p className="quiet">{m.thirdparties_wait()}</p>;
}
