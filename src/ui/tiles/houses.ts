import { hash } from '#src/ui/tiles/geometry.ts';
import type { PaletteName } from '#src/ui/tiles/places.ts';
import type { SceneName } from '#src/ui/tiles/scenes.ts';

// Pictures of hotels. There are any number of hotels but only built picture files, so each hotel gets one of these.

/** Palettes that match: hotels of a city share a mood. */
export const MOODS = {
  water: ['cobalt', 'sea', 'lake', 'slate'],
  earth: ['adobe', 'clay', 'brick', 'red'],
  rose: ['rose', 'garden', 'dusk', 'gold'],
  green: ['mangrove', 'forest', 'gold', 'garden'],
} as const satisfies Record<string, readonly PaletteName[]>;
type Mood = keyof typeof MOODS;
const MOOD_NAMES = Object.keys(MOODS) as Mood[];

/** Cities whose own picture suggests a mood. */
const MOOD_OF_CITY: Readonly<Record<string, Mood>> = {
  isfahan: 'water',
  kish: 'water',
  chabahar: 'water',
  'bandar-abbas': 'water',
  tehran: 'water',
  yazd: 'earth',
  kerman: 'earth',
  tabriz: 'earth',
  bam: 'earth',
  shiraz: 'rose',
  kashan: 'rose',
  mashhad: 'green',
  rasht: 'green',
  ramsar: 'green',
  qeshm: 'green',
};

export const SCENES = ['court', 'house', 'pavilion'] as const satisfies readonly SceneName[];
/** Scenes per kind of hotel; if there are two, a hash of the id selects. */
const SCENES_OF_KIND: Readonly<Record<string, readonly (typeof SCENES)[number][]>> = {
  'traditional house': ['house'],
  'guest house': ['house'],
  boutique: ['house', 'court'],
  caravanserai: ['court'],
  'garden hotel': ['pavilion'],
};

/** Picture of a hotel; stable for its id. */
export function houseSlug({ id, city, kind }: { readonly id: string; readonly city: string; readonly kind: string }) {
  const h = hash(id);
  const mood = MOOD_OF_CITY[city] ?? MOOD_NAMES[hash(city) % MOOD_NAMES.length] ?? 'water';
  const palettes = MOODS[mood];
  const scenes = SCENES_OF_KIND[kind] ?? ['court', 'pavilion'];
  return `house-${palettes[h % palettes.length]}-${scenes[(h >>> 5) % scenes.length]}-${(h >>> 9) % 2}`;
}

/** Picture of a city: its own in Iran, a hotel picture abroad. */
export const cityTile = (id: string, country: string): string =>
  country === 'IR' ? id : houseSlug({ id, city: id, kind: '' });
