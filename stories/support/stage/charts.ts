import type { ChartLayout } from '../chart/layout.ts';

const modules = import.meta.glob<{ readonly charts: readonly ChartLayout[] }>('../../generated/*.charts.ts', {
  eager: true,
});

export const charts: ReadonlyMap<string, readonly ChartLayout[]> = new Map(
  Object.values(modules).map(({ charts: drawings }) => [drawings[0]?.id ?? '', drawings]),
);
