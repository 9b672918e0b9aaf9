export type UpcomingProduct = keyof typeof UPCOMING;
/** The part a URL asks for: the product, its rules, or a document. */
export type UpcomingPart = 'product' | 'rules' | 'paper';
type Upcoming = {
  /** The first page of the product. */
  readonly page: string;
  /** Allowed path parts after it. */
  readonly below: readonly string[];
  readonly rules?: string;
  /** Blog posts on its subject. */
  readonly posts: readonly string[];
};

/**
 * Products with known URLs that are not sold yet: their pages say so and name an alternative. To sell one, remove its
 * line; then the product's routes answer.
 */
export const UPCOMING = {
  card: {
    page: '/iran-travel-card',
    below: ['issue'],
    rules: '/iran-travel-card-rules',
    posts: ['money-and-cards', 'what-hotels-ask'],
  },
} as const satisfies Readonly<Record<string, Upcoming>>;

/** The unsold product at `/first/second`; undefined for all other URLs. */
export function upcomingAt(
  first: string,
  second?: string,
): { readonly product: UpcomingProduct; readonly part: UpcomingPart } | undefined {
  for (const [name, upcoming] of Object.entries(UPCOMING)) {
    const product = name as UpcomingProduct;
    const { page, below, rules }: Upcoming = upcoming;
    if (second === undefined && rules === `/${first}`) return { product, part: 'rules' };
    if (page !== `/${first}`) continue;
    if (second === undefined) return { product, part: 'product' };
    if (below.includes(second)) return { product, part: second === 'issue' ? 'paper' : 'product' };
  }
}
