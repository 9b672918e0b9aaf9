import type { FastifyRequest } from 'fastify';
import type { Deps } from '#server/orders/deps.ts';
import { scenarioOf } from '#server/scenarios/scenario.ts';

type Call = {
  readonly path: { readonly inquiryId: string };
  readonly deps: Deps;
  readonly request: FastifyRequest;
};

/** On reading, it has been answered, or its time has ended. */
export const stagedInquiry =
  <TCall extends Call, TAnswer>(read: (call: TCall) => Promise<TAnswer>): ((call: TCall) => Promise<TAnswer>) =>
  async (call) => {
    const scenario = scenarioOf(call.request);
    const { db, now } = call.deps;
    const asked = db.updateTable('inquiry').where('id', '=', call.path.inquiryId).where('status', '=', 'inquiring');
    if (scenario === 'quickAnswer') await asked.set({ due_at: now() }).execute();
    if (scenario === 'expiry') await asked.set({ due_at: now(), answer_by: now() }).execute();
    return read(call);
  };
