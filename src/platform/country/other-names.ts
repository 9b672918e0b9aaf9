import type { OtherNames } from '#domain/country/country-map.ts';
import { orNull } from '#src/platform/core/api/or-null.ts';

/** What places are called in other languages: only a search needs it, and finds less without it. */
export const loadOtherNames = (): Promise<OtherNames | null> =>
  orNull(import('#domain/country/other-names.ts').then(({ OTHER_NAMES }) => OTHER_NAMES));
