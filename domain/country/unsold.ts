export type UnsoldProduct = keyof typeof UNSOLD;
/** What one looks for at the address: the product, its rules, or a paper of it. */
export type UnsoldPart = 'product' | 'rules' | 'paper';
type Told = {
  /** The first page of the product. */
  readonly page: string;
  /** What may stand behind it; `any`: each thing of its list has a page. */
  readonly below: readonly string[] | 'any';
  readonly rules?: string;
  /** Pages of the blog on its subject. */
  readonly posts: readonly string[];
};

/**
 * Products whose addresses are known and that are not sold yet: their pages say so and what works instead. Who begins to
 * sell one takes its line out here, and the routes of the product answer.
 */
export const UNSOLD = {
  tours: {
    page: '/iran-tours',
    below: 'any',
    posts: ['route-tehran-to-shiraz', 'route-yazd-kerman-lut', 'with-children'],
  },
  transport: {
    page: '/iran-transportation',
    below: ['issue'],
    rules: '/transportation-rules',
    posts: ['trains', 'taxis', 'tehran-airports'],
  },
  card: {
    page: '/iran-travel-card',
    below: ['issue'],
    rules: '/iran-travel-card-rules',
    posts: ['money-and-cards', 'what-hotels-ask'],
  },
  insurance: {
    page: '/iran-travel-insurance',
    below: ['issue'],
    rules: '/insurance-rules',
    posts: ['visa-on-arrival', 'emergency-numbers'],
  },
} as const satisfies Readonly<Record<string, Told>>;

/** What is not sold yet at `/first/second`; undefined for all other addresses. */
export function unsoldAt(
  first: string,
  second?: string,
): { readonly product: UnsoldProduct; readonly part: UnsoldPart } | undefined {
  for (const [name, told] of Object.entries(UNSOLD)) {
    const product = name as UnsoldProduct;
    const { page, below, rules }: Told = told;
    if (second === undefined && rules === `/${first}`) return { product, part: 'rules' };
    if (page !== `/${first}`) continue;
    if (second === undefined) return { product, part: 'product' };
    if (below === 'any' || below.includes(second)) return { product, part: second === 'issue' ? 'paper' : 'product' };
  }
}
