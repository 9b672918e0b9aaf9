import type { LineProblem } from '#server/json-lines.ts';

/** What has the name of another one before it. */
export const named = <T>(
  path: string,
  all: readonly T[],
  nameOf: (one: T) => string,
): Pick<LineProblem, 'field' | 'why'>[] =>
  all.flatMap((one, index) => {
    const first = all.findIndex((other) => nameOf(other) === nameOf(one));
    return first === index ? [] : [{ field: `${path}.${index}`, why: `${nameOf(one)} is ${path}.${first} already` }];
  });
