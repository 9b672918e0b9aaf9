import type { Sandbox } from '#server/gateways/sandbox.ts';
import type { Cast } from '#server/scenarios/scenario-targets.ts';

/** The bank that declines or abandons by scenario, for any card. */
export const stagedBank = (sandbox: Sandbox, { charges }: Cast): Sandbox => ({
  ...sandbox,
  // Drops isUntouched: the sandbox knows of no step, but the traveller is at the second one.
  verify: async (chargeId) => {
    const state = await sandbox.verify(chargeId);
    return state.status === 'pending' && charges.get(chargeId) === 'abandoned3ds' ? { status: 'pending' } : state;
  },
  decide: async (chargeId, decision) => {
    // Abandoned at the second step: the bank's page returns without a decision.
    if (charges.get(chargeId) === 'abandoned3ds' && decision.status === 'succeeded') return true;
    return sandbox.decide(
      chargeId,
      charges.get(chargeId) === 'declined' && decision.status === 'succeeded'
        ? { status: 'declined', reason: 'insufficient_funds' }
        : decision,
    );
  },
});
