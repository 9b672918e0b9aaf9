import type { components } from '#openapi/generated/types.ts';

type Order = Pick<components['schemas']['ToursOrder'], 'stage' | 'due'>;

/** Too few had paid, or we called it off: all money comes back, whatever was agreed, unless another date is taken. */
export const isCalledOff = ({ stage }: { readonly stage: string | null }): boolean =>
  stage === 'belowMinimum' || stage === 'calledOff';

/** What is still to be paid after the deposit; null where nothing is, as of a departure that was called off. */
export const restToPay = ({ due, stage }: Order) =>
  due?.purpose === 'balance' && !isCalledOff({ stage }) ? due : null;
