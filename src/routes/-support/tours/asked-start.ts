// What the page needs first. Only the server asks: it writes the files' names into the page.

const isForm = (search: URLSearchParams) => search.has('tour');

/** The form is HTML with its price until it is touched; an inquiry asks for its answer by itself. */
export const askStart = {
  hydrate: (search: URLSearchParams) => (isForm(search) ? ('interaction' as const) : ('idle' as const)),
  parts: (search: URLSearchParams) => [
    isForm(search) ? 'src/routes/-support/tours/TourAskStep.tsx' : 'src/routes/-support/tours/TourAskedStep.tsx',
  ],
};
