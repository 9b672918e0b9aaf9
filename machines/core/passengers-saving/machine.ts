import { type SnapshotFrom, setup } from 'xstate';
import { requestActor } from '#machines/core/actors.ts';

/**
 * Saves the ticked passengers of an order to the account. The booking neither waits for it nor fails with it, so it goes
 * on while the next page is there.
 */
export const passengersSavingMachine = setup({
  actors: { savePassengers: requestActor<void, void>('savePassengers') },
}).createMachine({
  id: 'passengersSaving',
  initial: 'saving',
  states: {
    saving: { invoke: { id: 'savePassengers', src: 'savePassengers', onDone: 'saved', onError: 'failed' } },
    saved: { type: 'final' },
    // The actor says whom we could not save.
    failed: { type: 'final' },
  },
});

export type PassengersSavingSnapshot = SnapshotFrom<typeof passengersSavingMachine>;
