// What the page needs first. Only the server asks: it writes the files' names into the page.

const isForm = (search: URLSearchParams) => search.has('kind');

/** The question is HTML with its price until it is touched; an inquiry asks for its answer by itself. */
export const askStart = {
  hydrate: (search: URLSearchParams) => (isForm(search) ? ('interaction' as const) : ('idle' as const)),
  parts: (search: URLSearchParams) => [
    isForm(search)
      ? 'src/routes/-support/transport/TransportAskStep.tsx'
      : 'src/routes/-support/transport/TransportAskedStep.tsx',
  ],
};
