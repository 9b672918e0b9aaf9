/** What a product says of itself beside a post that goes with it. */
export type BesidePost = { readonly href: string; readonly title: () => string; readonly text: () => string };
