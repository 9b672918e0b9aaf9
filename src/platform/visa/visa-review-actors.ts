import { fromPromise } from 'xstate';
import type { ActorsOf } from '#machines/core/actors.ts';
import { visaReviewMachine } from '#machines/visa/visa-review/machine.ts';
import type { ActWanted } from '#machines/visa/visa-review/types.ts';
import type { components } from '#openapi/generated/types.ts';
import { refreshed } from '#src/platform/accounts/staff-act.ts';
import type { ProfileDeps } from '#src/platform/accounts/step-up-actors.ts';
import { unwrap } from '#src/platform/core/api/api.ts';

export type SaidInAct = Omit<components['schemas']['StaffVisaAct'], 'act' | 'position' | 'version'>;

/** Typed remarks and their request; they never enter a machine or a trace. */
export type TypedByStaff = {
  said: SaidInAct;
  shown: { readonly orderId: string; readonly version: number } | null;
};

export function wiredVisaReview({ api, refresh }: Pick<ProfileDeps, 'api' | 'refresh'>, typed: TypedByStaff) {
  return visaReviewMachine.provide({
    actors: {
      sendAct: fromPromise<void, ActWanted>(async ({ input }) => {
        const { said, shown } = typed;
        if (!shown) throw new Error('A step without a request');
        const { orderId, version } = shown;
        const params = { path: { orderId } };
        const body = { ...said, ...input, version };
        await refreshed(unwrap(api.POST('/staff/visa/requests/{orderId}/acts', { params, body })), refresh);
      }),
    } satisfies ActorsOf<typeof visaReviewMachine>,
  });
}
