type Step = 'wish' | 'passengers' | 'confirm';

/** What the address of a step says; invalid values are dropped. Amounts of the calculator are read by its page. */
export type CardUrl = {
  readonly step?: Step;
  readonly order?: string;
  /** The order of the card that is loaded. */
  readonly card?: string;
};

const STEPS: readonly Step[] = ['wish', 'passengers', 'confirm'];
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const idOf = (value: unknown): string | undefined => {
  const id = typeof value === 'string' ? value.toLowerCase() : '';
  return UUID.test(id) ? id : undefined;
};

/** Never throws: an invalid address still shows a page. A step of an order needs its order. */
export function parseCardUrl(search: Readonly<Record<string, unknown>>): CardUrl {
  const order = idOf(search.order);
  const card = idOf(search.card);
  const step = STEPS.find((one) => one === search.step && (one === 'wish' || order !== undefined));
  return { ...(step && { step }), ...(order && { order }), ...(card && { card }) };
}
