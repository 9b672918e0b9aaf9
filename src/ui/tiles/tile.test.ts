import { describe, expect, it } from 'vitest';
import { PLACES } from '#src/ui/tiles/places.ts';
import { POST_SUBJECTS, postPicture } from '#src/ui/tiles/posts.ts';
import { seal } from '#src/ui/tiles/seal.ts';
import { tileFile } from '#src/ui/tiles/shapes.ts';
import { TILE_SIZES } from '#src/ui/tiles/sizes.ts';
import type { TileShape } from '#src/ui/tiles/tile.ts';

const shapes = Object.keys(TILE_SIZES) as TileShape[];
const all = [...Object.keys(PLACES), 'abadan', 'zahedan', 'a-hotel'].flatMap((slug) =>
  shapes.map((shape) => ({ slug, shape, svg: tileFile(slug, shape) })),
);

/** Counts elements, including those of each `<use>`. */
function elementsOf(svg: string): number {
  const opened: { id?: string | undefined; count: number }[] = [{ count: 0 }];
  const byId = new Map<string, number>();
  for (const [, end, name, attributes = '', single] of svg.matchAll(/<(\/?)(\w+)([^>]*?)(\/?)>/g)) {
    if (!end) {
      const used = name === 'use' ? (byId.get(/href="#([^"]+)/.exec(attributes)?.[1] ?? '') ?? Number.NaN) : 0;
      opened.push({ id: / id="([^"]+)/.exec(attributes)?.[1], count: 1 + used });
    }
    if (!end && !single) continue;
    const { id, count } = opened.pop() ?? { count: Number.NaN };
    if (id) byId.set(id, count);
    const parent = opened.at(-1);
    if (parent) parent.count += count;
  }
  return opened[0]?.count ?? Number.NaN;
}

describe('tiles', () => {
  it('know 35 places by hand', () => {
    expect(Object.keys(PLACES)).toHaveLength(35);
  });

  it('are the same each time they are drawn, and differ between places', () => {
    for (const { slug, shape, svg } of all) expect(tileFile(slug, shape)).toBe(svg);
    expect(new Set(all.map(({ svg }) => svg)).size).toBe(all.length);
  });

  it('weigh at most 3.1 kB, and the square as wide as a screen 3.4', () => {
    for (const { slug, shape, svg } of all)
      expect(svg.length, `${slug} ${shape}`).toBeLessThanOrEqual((shape === 'maidan' ? 3.4 : 3.1) * 1024 + 2);
  });

  it('are few elements for the browser, which makes each figure of a `<use>` anew', () => {
    for (const { slug, shape, svg } of all) expect(elementsOf(svg), `${slug} ${shape}`).toBeLessThanOrEqual(250);
  });

  it('give an id once, and name none that is not there', () => {
    for (const { slug, shape, svg } of all) {
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      const named = [...svg.matchAll(/(?:href="|url\()#([^")]+)/g)].map(([, id]) => id);
      expect(ids, `${slug} ${shape}`).toEqual([...new Set(ids)]);
      expect(ids, `${slug} ${shape}`).toEqual(expect.arrayContaining(named));
    }
  });

  it('hold to a strict policy: presentation attributes only, no broken number', () => {
    for (const { svg } of all) expect(svg).not.toMatch(/style=|<style|script|NaN|undefined/);
  });
});

describe('pictures of the blog', () => {
  const posts = POST_SUBJECTS.map((subject) => postPicture(`about-${subject}`, subject));

  it('are of the page alone: another slug, another picture', () => {
    const drawn = [...posts, postPicture('another-page', 'taxi')].map((slug) => tileFile(slug, 'iwan'));
    expect(new Set(drawn).size).toBe(POST_SUBJECTS.length + 1);
  });

  it('add at most 1.3 kB to their pattern, and weigh at most 2.5 kB with it', () => {
    for (const slug of posts) {
      const { length } = tileFile(slug, 'iwan');
      expect(length, slug).toBeLessThanOrEqual(2.5 * 1024);
      expect(length - tileFile(slug, 'panel').length, slug).toBeLessThanOrEqual(1.3 * 1024);
    }
  });

  it('hold to a strict policy as all tiles', () => {
    for (const slug of posts)
      for (const shape of shapes) expect(tileFile(slug, shape)).not.toMatch(/style=|<style|script|NaN|undefined/);
  });
});

describe('seal', () => {
  it('is the same for the same number and another for another', () => {
    expect(seal('SFR-7K2M-9Q')).toEqual(seal('SFR-7K2M-9Q'));
    expect(seal('SFR-7K2M-9Q')).not.toEqual(seal('SFR-V31C-7T'));
  });
});
