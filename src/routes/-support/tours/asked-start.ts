// What the pages need first. Only the server asks: it writes the files' names into the page.

/** The form is HTML with its price until it is touched; an inquiry asks for its answer by itself. */
export const askStart = { hydrate: 'interaction' as const, parts: ['src/routes/-support/tours/TourAskStep.tsx'] };
export const askedStart = { hydrate: 'idle' as const, parts: ['src/routes/-support/tours/TourAskedStep.tsx'] };
