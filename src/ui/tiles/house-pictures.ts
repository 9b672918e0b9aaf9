import { MOODS, SCENES } from '#src/ui/tiles/houses.ts';

const FAMILIES_OF_HOUSES = ['eight', 'ten', 'cross', 'khatam', 'six', 'twelve'] as const;

/** The pictures of hotels that a build draws: palette, pattern family and scene by slug. No page needs the list. */
export const HOUSES: Readonly<Record<string, string>> = Object.fromEntries(
  [...new Set(Object.values(MOODS).flat())].flatMap((palette, at) =>
    SCENES.flatMap((scene) =>
      [0, 1].map((turn) => [
        `house-${palette}-${scene}-${turn}`,
        `${palette} ${FAMILIES_OF_HOUSES[(at * 2 + turn) % FAMILIES_OF_HOUSES.length]} ${scene}`,
      ]),
    ),
  ),
);
