import type { Scripted } from '#machines/shared/testing/scripted.ts';
import { stepUpMachine } from '#machines/step-up/machine.ts';
import type { CodeSent } from '#machines/step-up/types.ts';

/** The question for a code with ports that answer by data, for the tests of the flows that ask it. */
export const scriptedStepUp = (world: Scripted) =>
  stepUpMachine.provide({
    actors: {
      deadline: world.deadline(),
      sendStepUpCode: world.port<CodeSent, void>('sendStepUpCode'),
      verifyStepUpCode: world.port<void, void>('verifyStepUpCode'),
    },
  });
