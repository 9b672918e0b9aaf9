/** What one adult pays in a class of a run, in EUR cents: a woman and a man, for whom places differ. null: none is left. */
export type AdultPrices = { readonly woman: number | null; readonly man: number | null };

export type Lowest<Of> = {
  readonly of: Of;
  readonly cents: number;
  /** Whose alone its places are. */
  readonly onlyFor: 'women' | 'men' | null;
};

/**
 * The lowest price that any adult pays, the first where several are equal; where none has a place for both, the lowest that is left for women
 * or for men alone, and says so. null: nobody finds a place.
 */
export function lowestForAdult<Of extends AdultPrices>(offers: readonly Of[]): Lowest<Of> | null {
  const found = offers.flatMap((of): readonly Lowest<Of>[] => {
    const { woman, man } = of;
    if (woman !== null && man !== null) return [{ of, cents: Math.max(woman, man), onlyFor: null }];
    if (woman !== null) return [{ of, cents: woman, onlyFor: 'women' }];
    return man === null ? [] : [{ of, cents: man, onlyFor: 'men' }];
  });
  const forAll = found.filter(({ onlyFor }) => onlyFor === null);
  return (forAll.length > 0 ? forAll : found).reduce<Lowest<Of> | null>(
    (least, one) => (least === null || one.cents < least.cents ? one : least),
    null,
  );
}
