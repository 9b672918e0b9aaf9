/** What a figure has to be. */
export type Goal = { readonly what: string; readonly value: number; readonly unit: string } & (
  | { readonly most: number }
  | { readonly least: number }
);
export type Figure = {
  readonly name: string;
  readonly command: string;
  readonly figures: string;
  readonly goals?: readonly Goal[];
};

const isMissed = (goal: Goal): boolean => !('most' in goal ? goal.value <= goal.most : goal.value >= goal.least);

/**
 * Prints figures beside their goals, and remembers those that were missed. What `noteBefore` was told of another revision
 * stands beside what is printed of the same figure afterwards.
 */
export function figurePrinter() {
  const missed: string[] = [];
  const before = new Map<string, Figure>();
  const noteBefore = (figure: Figure): void => void before.set(figure.name, figure);
  const print = ({ name, command, figures, goals = [] }: Figure): void => {
    const old = before.get(name);
    console.log(`${name}\n  ${command}`);
    if (figures) console.log(`  ${figures}${old ? ` (before: ${old.figures})` : ''}`);
    for (const [index, goal] of goals.entries()) {
      const was = old?.goals?.[index];
      const wanted = 'most' in goal ? `at most ${goal.most}` : `at least ${goal.least}`;
      const line = `${goal.what}: ${goal.value} ${goal.unit}${was ? ` (${was.value} before)` : ''}, goal ${wanted}`;
      console.log(`  ${isMissed(goal) ? '✗' : '✓'} ${line}`);
      if (isMissed(goal)) missed.push(`${name}: ${line}`);
    }
    console.log('');
  };
  return { print, noteBefore, missed };
}
