/** A flow at one step, with the toolbar's choice of names. */
export type Moment = {
  readonly view: unknown;
  readonly context: unknown;
  readonly hasLongNames: boolean;
};

/** Machines that show on a page of a product: that page, with its documents. */
export type GivenPages<TPage> = Readonly<Record<string, (moment: Moment) => TPage>>;
