import { cardCalculatorMachine } from '#machines/card/card-calculator/machine.ts';
import type { HeldQuote, ReadQuoteInput } from '#machines/card/card-calculator/types.ts';
import type { DeadlineLogic } from '#machines/core/deadline.ts';
import type { Scripted } from '#machines/core/testing/scripted.ts';

export const scriptedCardCalculator = (world: Scripted, deadline: DeadlineLogic = world.deadline()) =>
  cardCalculatorMachine.provide({
    actors: { deadline, readQuote: world.actor<HeldQuote, ReadQuoteInput>('readQuote') },
  });
