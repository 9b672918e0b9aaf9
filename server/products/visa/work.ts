import type { ProductWork } from '#server/jobs.ts';
import { recountRoom } from '#server/products/visa/pictures/room.ts';
import { remindOfCodes } from '#server/products/visa/reminders.ts';

/** What visa requests do by themselves, besides what their orders do: every ten minutes, in one of the processes. */
export const work: ProductWork = async (deps, onFailure) => {
  if (await recountRoom(deps.db, deps.now())) await remindOfCodes(deps, onFailure);
};
