import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

/** "This part is not built yet", and what has no type because of that. */
const NOT_BUILT = ': error TS6305:';
const WITHOUT_TYPE = /: error TS(?:7006|7031):/;
const AN_ERROR = /^\S.*: error TS\d+:/;

/**
 * What `tsc -b` says, with the causes alone: one wrong type stops all parts that are built on it, and these then report
 * hundreds of errors of their own. Those are counted in a last line. `output`: without colours.
 */
export function causesIn(output: string): string {
  const errors: string[][] = [];
  for (const line of output.trimEnd().split('\n')) {
    if (AN_ERROR.test(line) || errors.length === 0) errors.push([line]);
    else errors.at(-1)?.push(line);
  }
  if (!output.includes(NOT_BUILT)) return output;
  const follows = ([first = '']: readonly string[]) => first.includes(NOT_BUILT) || WITHOUT_TYPE.test(first);
  const causes = errors.filter((error) => !follows(error));
  if (causes.length === 0) return output;
  const rest = `${errors.length - causes.length} more errors stand in parts that could not be built because of these.`;
  return [...causes.flat(), rest, ''].join('\n');
}

/** Compiles all parts. Rejects when there is an error, after the causes were printed. `tsc`: the file of the compiler. */
export async function checkTypes(tsc: string): Promise<void> {
  const child = spawn(process.execPath, [tsc, '-b', '--pretty', 'false'], { stdio: ['inherit', 'pipe', 'inherit'] });
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
  const output = await text(child.stdout);
  process.stdout.write(causesIn(output));
  if ((await ended) !== 0) throw new Error('tsc -b failed');
}
