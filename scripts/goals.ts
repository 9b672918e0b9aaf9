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

/** Prints figures beside their goals, and remembers those that were missed. */
export function figurePrinter() {
  const missed: string[] = [];
  const print = ({ name, command, figures, goals = [] }: Figure): void => {
    console.log(`${name}\n  ${command}\n  ${figures}`);
    for (const goal of goals) {
      const wanted = 'most' in goal ? `at most ${goal.most}` : `at least ${goal.least}`;
      const line = `${goal.what}: ${goal.value} ${goal.unit}, goal ${wanted}`;
      console.log(`  ${isMissed(goal) ? '✗' : '✓'} ${line}`);
      if (isMissed(goal)) missed.push(`${name}: ${line}`);
    }
    console.log('');
  };
  return { print, missed };
}
