export type Goal = { readonly what: string; readonly value: number; readonly unit: string } & (
  | { readonly most: number }
  | { readonly least: number }
);
export type Figure = {
  readonly name: string;
  readonly command: string;
  readonly figures: string;
  readonly goals?: readonly Goal[];
  /** Failed answers, which make the measurement invalid. */
  readonly failures?: number;
};

const isMissed = (goal: Goal): boolean => !('most' in goal ? goal.value <= goal.most : goal.value >= goal.least);

/**
 * Prints figures with their goals, and records missed ones. Figures passed to `noteBefore` from another revision are
 * printed beside the later ones.
 */
export function figurePrinter() {
  const missed: string[] = [];
  let looked = 0;
  const before = new Map<string, Figure>();
  const noteBefore = (figure: Figure): void => void before.set(figure.name, figure);
  const print = ({ name, command, figures, goals = [], failures = 0 }: Figure): void => {
    const old = before.get(name);
    console.log(`${name}\n  ${command}`);
    if (figures) console.log(`  ${figures}${old ? ` (before: ${old.figures})` : ''}`);
    if (failures > 0) {
      console.log(`  ✗ ${failures} requests failed`);
      missed.push(`${name}: ${failures} requests failed`);
    }
    looked += goals.length;
    for (const [index, goal] of goals.entries()) {
      const was = old?.goals?.[index];
      const wanted = 'most' in goal ? `at most ${goal.most}` : `at least ${goal.least}`;
      const line = `${goal.what}: ${goal.value} ${goal.unit}${was ? ` (${was.value} before)` : ''}, goal ${wanted}`;
      console.log(`  ${isMissed(goal) ? '✗' : '✓'} ${line}`);
      if (isMissed(goal)) missed.push(`${name}: ${line}`);
    }
    console.log('');
  };
  /** Throws when a goal was missed, or when none was measured, as when a required program is not installed. */
  const check = (): void => {
    if (missed.length > 0) throw new Error(`${missed.length} goals were missed`);
    if (looked === 0) throw new Error('no goal was looked at');
  };
  return { print, noteBefore, missed, check };
}
