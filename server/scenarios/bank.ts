import type { Sandbox } from '#server/gateways/sandbox.ts';
import type { Cast } from '#server/scenarios/cast.ts';

/** The bank says no to whoever asked for it, or nothing, whatever the card. */
export const stagedBank = (sandbox: Sandbox, { charges }: Cast): Sandbox => ({
  ...sandbox,
  // Its books know of nothing, but somebody is at the second question.
  verify: async (chargeId) => {
    const state = await sandbox.verify(chargeId);
    return state.status === 'pending' && charges.get(chargeId) === 'abandoned3ds' ? { status: 'pending' } : state;
  },
  decide: async (chargeId, decision) => {
    // Left at the second question: the bank's page goes back, and its books know of no decision.
    if (charges.get(chargeId) === 'abandoned3ds' && decision.status === 'succeeded') return true;
    return sandbox.decide(
      chargeId,
      charges.get(chargeId) === 'declined' && decision.status === 'succeeded'
        ? { status: 'declined', reason: 'insufficient_funds' }
        : decision,
    );
  },
});
