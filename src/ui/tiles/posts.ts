import type { FamilyName } from '#src/ui/tiles/families.ts';
import { hash } from '#src/ui/tiles/geometry.ts';
import { PALETTES, type PaletteName } from '#src/ui/tiles/places.ts';
import { SUBJECT, type SubjectName } from '#src/ui/tiles/subjects.ts';

// Pictures of the blog: each page has its own, from what it is about and its slug alone.

/** Ways through the country have the view of a place. */
const PLACES_AS_SUBJECTS = ['columns', 'kalut'] as const;
type PostSubject = SubjectName | (typeof PLACES_AS_SUBJECTS)[number];

/** What `subject` of a page can be. */
export const POST_SUBJECTS: readonly string[] = [...Object.keys(SUBJECT), ...PLACES_AS_SUBJECTS];

const PALETTE_NAMES = Object.keys(PALETTES) as PaletteName[];
/** Where the colour says what it is: green grass, an evening. */
const PALETTE_OF_SUBJECT: Readonly<Record<string, PaletteName>> = { sprouts: 'forest', crescent: 'dusk' };

/** Those with few lines: a picture stays under 2 kB. */
const FAMILIES_OF_POSTS = [
  'eight',
  'khatam',
  'six',
  'cross',
  'hazar',
  'scale',
] as const satisfies readonly FamilyName[];

/** The picture of a page, as tiles are named. */
export const postPicture = (slug: string, subject: string): string => `post-${subject}-${slug}`;

/** Palette, pattern and view of the picture of a page; null for all other tiles. */
export function postLook(picture: string) {
  const [, subject, slug = ''] = /^post-([a-z]+)-(.+)$/.exec(picture) ?? [];
  if (subject === undefined || !POST_SUBJECTS.includes(subject)) return null;
  const h = hash(slug);
  return {
    palette: PALETTE_OF_SUBJECT[subject] ?? PALETTE_NAMES[h % PALETTE_NAMES.length] ?? 'cobalt',
    family: FAMILIES_OF_POSTS[(h >>> 5) % FAMILIES_OF_POSTS.length] ?? 'eight',
    // POST_SUBJECTS has it.
    scene: subject as PostSubject,
    h,
  };
}
