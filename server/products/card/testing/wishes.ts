type Ask = (method: 'GET' | 'POST', path: string) => Promise<{ json<T>(): T }>;

/** The quote that is held for whoever asks now. */
export const quoteFor = async (ask: Ask): Promise<string> =>
  (await ask('GET', '/card/quotes')).json<{ quote: string }>().quote;

/** A wish for a card at the desk of an airport. */
export const wishFor = (quote: string, arrival: string, amount = 300_00) => ({
  ...{ kind: 'new', quote, arrival },
  delivery: { to: 'desk', airport: 'IKA' },
  load: { amount, currency: 'EUR' },
});
