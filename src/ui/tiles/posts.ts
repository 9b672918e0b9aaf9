import type { FamilyName } from '#src/ui/tiles/families.ts';
import { hash } from '#src/ui/tiles/geometry.ts';
import { PALETTES, type PaletteName } from '#src/ui/tiles/places.ts';
import { SUBJECT, type SubjectName } from '#src/ui/tiles/subjects.ts';

// Pictures of the blog, derived from subject and slug only.

/** Travel routes use the scenes of places. */
const PLACES_AS_SUBJECTS = ['columns', 'kalut'] as const;
type PostSubject = SubjectName | (typeof PLACES_AS_SUBJECTS)[number];

export const POST_SUBJECTS: readonly string[] = [...Object.keys(SUBJECT), ...PLACES_AS_SUBJECTS];

const PALETTE_NAMES = Object.keys(PALETTES) as PaletteName[];
/** Subjects whose meaning needs a colour: green grass, an evening. */
const PALETTE_OF_SUBJECT: Readonly<Record<string, PaletteName>> = { sprouts: 'forest', crescent: 'dusk' };

/** Families with few lines: keeps a picture under 2 kB. */
const FAMILIES_OF_POSTS = [
  'eight',
  'khatam',
  'six',
  'cross',
  'hazar',
  'scale',
] as const satisfies readonly FamilyName[];

/** Picture name of a post, in the format of tiles. */
export const postPicture = (slug: string, subject: string): string => `post-${subject}-${slug}`;

/** Palette, pattern and scene of a post's picture; null for other tiles. */
export function postLook(picture: string) {
  const [, subject, slug = ''] = /^post-([a-z]+)-(.+)$/.exec(picture) ?? [];
  if (subject === undefined || !POST_SUBJECTS.includes(subject)) return null;
  const h = hash(slug);
  return {
    palette: PALETTE_OF_SUBJECT[subject] ?? PALETTE_NAMES[h % PALETTE_NAMES.length] ?? 'cobalt',
    family: FAMILIES_OF_POSTS[(h >>> 5) % FAMILIES_OF_POSTS.length] ?? 'eight',
    // Checked above against POST_SUBJECTS.
    scene: subject as PostSubject,
    h,
  };
}
