import type { Sandbox } from '#server/gateways/sandbox.ts';
import type { Cast } from '#server/scenarios/stage.ts';

/** The bank says no to whoever asked for it, whatever the card. */
export const stagedBank = (sandbox: Sandbox, { charges }: Cast): Sandbox => ({
  ...sandbox,
  decide: (chargeId, decision) =>
    sandbox.decide(
      chargeId,
      charges.get(chargeId) === 'declined' && decision.status === 'succeeded'
        ? { status: 'declined', reason: 'insufficient_funds' }
        : decision,
    ),
});
