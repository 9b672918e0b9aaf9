import type { Faulty, FormContext } from '#machines/core/form.ts';

/** Where and when it is, and to whom the mail goes, the actor reads from the page. */
export type TransportOpeningContext = FormContext;
export type TransportOpeningEvent = { type: 'opening.ask' } & Faulty;
