import type { PassengersSavingSnapshot } from '#machines/core/passengers-saving/machine.ts';

export type PassengersSavingView = { readonly kind: 'saving' | 'saved' | 'failed' };

export const passengersSavingView = ({ value }: PassengersSavingSnapshot): PassengersSavingView => ({ kind: value });
