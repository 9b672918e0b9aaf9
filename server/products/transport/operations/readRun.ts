import { ProblemError } from '#domain/core/problem.ts';
import { busSteps } from '#domain/transport/bus/back.ts';
import { railSteps } from '#domain/transport/rail/back.ts';
import { correctedUntil } from '#domain/transport/runs/correcting.ts';
import { opensAt } from '#domain/transport/runs/timetable.ts';
import type { Operation } from '#server/contract.ts';
import { findRun } from '#server/products/transport/runs/runs.ts';
import { takenPlaces } from '#server/products/transport/runs/stock.ts';
import { timesOf } from '#server/products/transport/runs/view.ts';

/** One run with its plan, and by whom its places are taken: women, men, or a family. */
export const readRun: Operation<'readRun'> = async ({ path, deps }) => {
  const now = deps.now();
  const run = await findRun(deps.db, path);
  if (!run) throw new ProblemError(404, { code: 'not_found', message: 'Nothing of this number leaves on this day.' });
  const { childPercent, daysAhead, isSample, classes } = run;
  const { departsAt } = run.times;
  const taken = await takenPlaces(deps.db, run.id);
  const steps = run.kind === 'train' ? railSteps(departsAt) : busSteps(departsAt);
  return {
    status: 200,
    body: {
      ...timesOf(run, now),
      ...{ readAt: now, opensAt: opensAt(path.day, daysAhead), childPercent, isSample },
      classes: [...classes],
      taken: [...taken].map(([place, by]) => ({ place, by })),
      stepsBack: [...steps],
      correctedUntil: correctedUntil(departsAt),
    },
  };
};
