import type { ProductWork } from '#server/jobs.ts';
import { recountRoom } from '#server/products/visa/pictures/room.ts';

/** What visa requests do by themselves, besides what their orders do. */
export const work: ProductWork = ({ db, now }) => recountRoom(db, now());
