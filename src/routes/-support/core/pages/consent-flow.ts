import type { Actor } from 'xstate';
import { askedParties, type ThirdParties } from '#domain/core/third-parties.ts';
import type { consentMachine } from '#machines/core/consent/machine.ts';
import { onChoices, readChoices, refusesSharing, wiredConsent } from '#src/platform/core/device/consent.ts';
import { createFlow } from '#src/platform/core/flow/flow.ts';

let flow: Actor<typeof consentMachine> | undefined;

/** The consent flow of the page, shared by all parts. Browser only. */
export function consentFlow(named: ThirdParties): Actor<typeof consentMachine> {
  if (flow) return flow;
  const begun = createFlow(wiredConsent(), {
    input: { parties: askedParties(named), choices: readChoices(), refusesAll: refusesSharing() },
  });
  onChoices((choices) => begun.send({ type: 'consent.heard', choices }));
  flow = begun;
  return begun.start();
}
