import type { ChartLayout } from '../chart/layout.ts';

const modules = import.meta.glob<{ readonly chart: ChartLayout }>('../../generated/*.chart.ts', { eager: true });

export const charts: ReadonlyMap<string, ChartLayout> = new Map(
  Object.values(modules).map(({ chart }) => [chart.id, chart]),
);
