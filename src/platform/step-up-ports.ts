import { fromPromise } from 'xstate';
import { createDeadline } from '#machines/shared/deadline.ts';
import type { PortsOf } from '#machines/shared/ports.ts';
import { stepUpMachine } from '#machines/step-up/machine.ts';
import type { CodeSent } from '#machines/step-up/types.ts';
import { type Api, unwrap } from '#src/platform/api.ts';
import type { ServerClock } from '#src/platform/clock.ts';

/** What every page of the profile has. */
export type ProfileDeps = {
  readonly api: Api;
  readonly clock: ServerClock;
  /** Reads the documents of the page anew; done when they are shown. */
  readonly refresh: () => Promise<void>;
};

/** What was typed and must not go through a machine: a page writes it here before it sends its event. */
export type TypedCode = { code: string };

export const wiredStepUp = ({ api, clock }: ProfileDeps, typed: TypedCode) =>
  stepUpMachine.provide({
    actors: {
      deadline: createDeadline(clock),
      sendStepUpCode: fromPromise<CodeSent, void>(() => unwrap(api.POST('/account/step-up'))),
      verifyStepUpCode: fromPromise<void, void>(async () => {
        const { code } = typed;
        typed.code = '';
        await unwrap(api.POST('/account/step-up/verify', { body: { code } }));
      }),
    } satisfies PortsOf<typeof stepUpMachine>,
  });
