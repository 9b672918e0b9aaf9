import type { Scripted } from '#machines/core/testing/scripted.ts';
import { visaApplicantMachine } from '#machines/visa/visa-applicant/machine.ts';
import type { SaveAnswersInput } from '#machines/visa/visa-applicant/types.ts';

export const scriptedApplicant = (world: Scripted) =>
  visaApplicantMachine.provide({ actors: { saveAnswers: world.actor<void, SaveAnswersInput>('saveAnswers') } });
