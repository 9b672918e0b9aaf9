import type { ThirdParties } from '#domain/core/third-parties.ts';
import { consentView } from '#machines/core/consent/view.ts';
import { consentFlow } from '#src/routes/-support/core/pages/consent-flow.ts';
import { useFlowView } from '#src/routes/-support/core/pages/useFlowView.ts';
import { ConsentForm } from '#src/screens/core/third-parties/ConsentForm.tsx';

export function ConsentChoices({ named }: { readonly named: ThirdParties }) {
  const actor = consentFlow(named);
  return <ConsentForm view={useFlowView(actor, consentView)} send={actor.send} />;
}
