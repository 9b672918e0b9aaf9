import type { AnyStaffArea } from '#src/routes/-support/accounts/any-area.ts';
import { productAreas } from '#src/routes/-support/accounts/product-areas.gen.ts';
import { area as messages } from '#src/routes/-support/core/messages/staff-area.ts';

/** All areas of the staff, by their names in the URL: those of products, and that of messages. */
export const areas: Readonly<Record<string, AnyStaffArea>> = { ...productAreas, messages };
