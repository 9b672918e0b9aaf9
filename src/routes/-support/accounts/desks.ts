import type { AnyDesk } from '#src/routes/-support/accounts/any-desk.ts';
import { productDesks } from '#src/routes/-support/accounts/staff-desks.gen.ts';
import { desk as messages } from '#src/routes/-support/core/messages/staff-desk.ts';

/** All desks of the staff, by their names in the address: those of products, and that of messages. */
export const desks: Readonly<Record<string, AnyDesk>> = { ...productDesks, messages };
