import type { OtherNames } from '#domain/country/country-map.ts';
import { orNull } from '#src/platform/core/api/or-null.ts';

/** Names of places in other languages; null on failure: the search then finds less. */
export const loadOtherNames = (): Promise<OtherNames | null> =>
  orNull(import('#domain/country/other-names.ts').then(({ OTHER_NAMES }) => OTHER_NAMES));
