import { stepUpMachine } from '#machines/accounts/step-up/machine.ts';
import type { CodeSent } from '#machines/accounts/step-up/types.ts';
import type { Scripted } from '#machines/core/testing/scripted.ts';

export const scriptedStepUp = (world: Scripted) =>
  stepUpMachine.provide({
    actors: {
      deadline: world.deadline(),
      sendStepUpCode: world.actor<CodeSent, void>('sendStepUpCode'),
      verifyStepUpCode: world.actor<void, void>('verifyStepUpCode'),
    },
  });
