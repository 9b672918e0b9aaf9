import { busSteps } from '#domain/transport/bus/back.ts';
import { railSteps } from '#domain/transport/rail/back.ts';
import { correctedUntil } from '#domain/transport/runs/correcting.ts';
import { opensAt } from '#domain/transport/runs/timetable.ts';
import type { Operation } from '#server/contract.ts';
import { runFor } from '#server/products/transport/runs/own-places.ts';
import { knownRun } from '#server/products/transport/runs/sold.ts';
import { timesOf } from '#server/products/transport/runs/view.ts';

/** One run with its plan, and by whom its places are taken: women, men, or a family. */
export const readRun: Operation<'readRun'> = async ({ path, query: { replaces }, who, deps }) => {
  const now = deps.now();
  const run = await knownRun(deps.db, path, now);
  const { childPercent, daysAhead, isSample, classes } = run;
  const { departsAt } = run.times;
  const asker = { ...who, now, replaces };
  const { taken, own } = await runFor(deps.db, run.id, asker);
  const steps = run.kind === 'train' ? railSteps(departsAt) : busSteps(departsAt);
  return {
    status: 200,
    body: {
      ...timesOf(run, now),
      ...{ readAt: now, opensAt: opensAt(path.day, daysAhead), childPercent, isSample },
      classes: [...classes],
      taken: [...taken].map(([place, by]) => ({ place, by })),
      own: own && {
        class: own.detail.runClass.id,
        places: own.detail.places.map(({ place, rider }) => ({ place, rider })),
        until: own.deadline_at,
      },
      stepsBack: [...steps],
      correctedUntil: correctedUntil(departsAt),
    },
  };
};
