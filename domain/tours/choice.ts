import type { components } from '#openapi/generated/types.ts';

type Schemas = components['schemas'];

/** What a traveller chose on the page of a tour: the body of a hold without its price. No personal data: it may stand in an address. */
export type TourChoice = Omit<Schemas['ToursHoldRequest'], 'shownTotal' | 'acceptedTotal'>;
