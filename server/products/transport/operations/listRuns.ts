import { problemsIn } from '#domain/core/problem.ts';
import { opensAt } from '#domain/transport/runs/timetable.ts';
import { refuseFields } from '#server/accounts/new-password.ts';
import type { Operation } from '#server/contract.ts';
import { takenFor } from '#server/products/transport/runs/own-places.ts';
import { runsBetween } from '#server/products/transport/runs/runs.ts';
import { requireParty, timetableProblem } from '#server/products/transport/runs/sold.ts';
import { classOffer, timesOf } from '#server/products/transport/runs/view.ts';

/** The trains or buses of a day between two towns, with what they cost these people. */
export const listRuns: Operation<'listRuns'> = async ({ path: { kind }, query, who, deps }) => {
  const now = deps.now();
  const { from, to, day, women = 0, men = 0, children = 0, infants = 0 } = query;
  const party = { women, men, children, infants };
  requireParty(party);
  refuseFields(problemsIn({ day: timetableProblem(day, now) }));
  const runs = await runsBetween(deps.db, { kind, from, to, day });
  const [first] = runs;
  const taken = await takenFor(
    deps.db,
    runs.map(({ id }) => id),
    { ...who, now },
  );
  const opens = first ? opensAt(day, first.daysAhead) : 0;
  return {
    status: 200,
    body: {
      ...{ kind, day, party, readAt: now, opensAt: opens > now ? opens : null, isSample: first?.isSample ?? false },
      runs: runs.map((run) => {
        const times = timesOf(run, now);
        const asked = { ...run, party, taken: taken.get(run.id) ?? new Map(), isOpen: times.sale === 'open' };
        return { ...times, classes: run.classes.map((one) => classOffer(one, asked)) };
      }),
    },
  };
};
