import { addDays, dayOf } from '../domain/core/time.ts';
import type { Figure, Goal } from './goals.ts';
import { CATEGORIES, judge, type Scores } from './lighthouse.ts';
import { median } from './median.ts';

/** The median is reported. */
const ROUNDS = 3;

type Scored = {
  readonly path: string;
  /** Goal of the performance score; all other scores must be 100. */
  readonly speed: number;
  readonly isListed: boolean;
  /** Goal of the largest contentful paint, in ms. */
  readonly lcp?: number;
};

const RESULTS = `/flights/THR-SYZ?departing=${addDays(dayOf(Date.now()), 14)}`;
const PAGES: readonly Scored[] = [
  { path: '/', speed: 100, isListed: true },
  { path: RESULTS, speed: 99, isListed: false, lcp: 1200 },
  { path: '/login', speed: 99, isListed: false },
  { path: '/flight-rules', speed: 99, isListed: true },
  { path: '/isfahan', speed: 100, isListed: true },
  { path: '/blog/trains', speed: 100, isListed: true },
];

export async function benchScores(origin: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { path, speed, isListed, lcp } of PAGES) {
    const runs: Scores[] = [];
    for (let round = 0; round < ROUNDS; round += 1) runs.push(await judge(origin + path));
    const painted = median(runs.map((run) => run.lcp));
    const goals: Goal[] = CATEGORIES.filter((name) => isListed || name !== 'seo').map((name) => ({
      what: name,
      value: median(runs.map(({ scores }) => scores[name])),
      unit: 'of 100',
      least: name === 'performance' ? speed : 100,
    }));
    if (lcp !== undefined) goals.push({ what: 'largest contentful paint', value: painted, unit: 'ms', most: lcp });
    figures.push({
      name: `scores: ${path.replace(/\?.*/, '')}`,
      command: `Lighthouse, mobile, simulated, ${ROUNDS} times`,
      figures: lcp === undefined ? `largest contentful paint ${painted} ms` : '',
      goals,
    });
  }
  return figures;
}
