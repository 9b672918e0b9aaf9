import type { Arrow } from './arrows.ts';

/**
 * Groups of files with circular imports, type imports included; files sorted, groups in order of their first files.
 * Tarjan's algorithm for strongly connected components.
 */
export function circlesIn(arrows: readonly Arrow[]): string[][] {
  const imports = new Map<string, string[]>();
  for (const { from, to } of arrows) imports.set(from, [...(imports.get(from) ?? []), to]);
  const numbers = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];
  /** Returns the lowest number of an open file reachable from here. */
  const visit = (file: string): number => {
    const number = numbers.size;
    numbers.set(file, number);
    open.push(file);
    const reached = (imports.get(file) ?? []).map((to) => {
      const known = numbers.get(to);
      if (known === undefined) return visit(to);
      return open.includes(to) ? known : number;
    });
    const lowest = Math.min(number, ...reached);
    if (lowest === number) {
      const circle = open.splice(open.indexOf(file));
      if (circle.length > 1 || imports.get(file)?.includes(file)) circles.push(circle.sort());
    }
    return lowest;
  };
  for (const file of [...imports.keys()].sort()) if (!numbers.has(file)) visit(file);
  return circles.sort(([one = ''], [other = '']) => one.localeCompare(other));
}
