import type { ThirdParties } from '#domain/third-parties.ts';
import { consentView } from '#machines/consent/view.ts';
import { consentFlow } from '#src/routes/-support/consent-flow.ts';
import { useFlowView } from '#src/routes/-support/useFlowView.ts';
import { ConsentForm } from '#src/screens/third-parties/ConsentForm.tsx';

/** The answer of this browser, to be changed. */
export function ConsentChoices({ named }: { readonly named: ThirdParties }) {
  const actor = consentFlow(named);
  return <ConsentForm view={useFlowView(actor, consentView)} send={actor.send} />;
}
