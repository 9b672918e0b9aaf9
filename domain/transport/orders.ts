import type { components } from '#openapi/generated/types.ts';

type Schemas = components['schemas'];

/** An order of transport: rides, or places in a train or a bus. */
export type TransportOrder = Schemas['TransportOrder'];

/** Stages and changes that only trains and buses have. */
type RunStage = 'boarding' | 'late' | 'runCancelled' | 'runMoved';
type RunChange = 'person' | 'run';
type Stage = NonNullable<TransportOrder['stage']>;
type Change = NonNullable<TransportOrder['change']>;

/** Of a transfer, a car or a service at an airport. */
export type RideOrder = Omit<TransportOrder, 'item' | 'stage' | 'change'> & {
  readonly item: Schemas['RideItem'];
  readonly stage: Exclude<Stage, RunStage> | null;
  readonly change?: Change & { readonly kind: Exclude<Change['kind'], RunChange> };
};
/** Of a train or a bus. */
export type RunOrder = Omit<TransportOrder, 'item' | 'stage' | 'change'> & {
  readonly item: Schemas['RunItem'];
  readonly stage: RunStage | 'done' | null;
  readonly change?: Change & { readonly kind: RunChange };
};

export const isRideOrder = (order: TransportOrder): order is RideOrder => 'rides' in order.item;
