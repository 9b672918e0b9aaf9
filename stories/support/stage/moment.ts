/** A flow at one moment, and the toolbar's choice of names. */
export type Moment = {
  readonly view: unknown;
  readonly context: unknown;
  readonly hasLongNames: boolean;
};

/** Machines that show on a page of a product: which page that is, with its documents. */
export type GivenPages<TPage> = Readonly<Record<string, (moment: Moment) => TPage>>;
