import { LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';
import { isDay } from '../../domain/core/time.ts';
import { placeOf } from '../../domain/country/places.ts';
import type { components } from '../../openapi/generated/types.ts';
import { POST_SUBJECTS } from '../../src/ui/tiles/posts.ts';
import { PRODUCTS } from '../rooms.ts';

const day = z.string().refine(isDay, 'write a day as 2026-11-23');
const text = z.string().trim().min(1, 'say something here');
const place = z
  .string()
  .refine((slug) => placeOf(slug) !== undefined, 'name a place of domain/country/places.ts by its slug');

/** The contract names products by their folders. */
const POST_PRODUCTS = [...PRODUCTS, 'none'] as components['schemas']['Post']['product'][];

/** Schema of a post's front matter (docs/decisions/0040-the-blog.md). */
const frontMatter = z.strictObject({
  title: text,
  summary: text.max(160, 'use at most 160 characters: search engines and lists show no more'),
  theme: z.enum(['before', 'land', 'road']),
  subject: z.enum(POST_SUBJECTS),
  places: z.array(place),
  product: z.enum(POST_PRODUCTS),
  written: day,
  changed: z.array(z.strictObject({ on: day, what: text })),
  short: z.array(text).min(1, 'say the page in three to five sentences').max(6, 'at most six sentences'),
  sources: z.array(
    z.strictObject({
      id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'use small letters, digits and hyphens'),
      name: text,
      about: text,
      verdict: z.enum(['official', 'agree', 'report', 'unsure']),
      read: day,
    }),
  ),
  search: z.strictObject({ fa: text, en: text }),
  phrases: z.array(z.strictObject({ fa: text, say: text, en: text })),
});

export class PostFault extends Error {
  constructor(file: string, line: number, what: string) {
    super(`${file}:${line} ${what}`);
    this.name = 'PostFault';
  }
}

const FENCED = /^---\n([\s\S]*?\n)---\n/;

/** The front matter, and the text with its line offset. Throws a PostFault. */
export function readFrontMatter(file: string, whole: string) {
  const [above, yaml] = FENCED.exec(whole) ?? [];
  if (above === undefined || yaml === undefined)
    throw new PostFault(file, 1, 'begin the file with its data between two lines of ---');
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines });
  const lineOf = (offset = 0) => lines.linePos(offset).line + 1;
  const [broken] = document.errors;
  if (broken) throw new PostFault(file, lineOf(broken.pos[0]), `is no YAML: ${broken.message.split('\n')[0]}`);
  const { data, error } = frontMatter.safeParse(document.toJS());
  if (data) return { data, body: whole.slice(above.length), linesAbove: above.split('\n').length - 1 };
  const [issue] = error.issues;
  const path = (issue?.path ?? []).map((part) => (typeof part === 'number' ? part : String(part)));
  throw new PostFault(file, lineOf(offsetOf(document, path)), `${path.join('.') || 'data'}: ${issue?.message}`);
}

/** Position of a value; for a missing one, of its parent. */
function offsetOf(document: ReturnType<typeof parseDocument>, path: readonly (string | number)[]): number {
  for (let length = path.length; length > 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true);
    if (typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range)) return node.range[0];
  }
  return 0;
}
