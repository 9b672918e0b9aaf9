import { lazyPart } from '#src/routes/-support/core/pages/lazy-screen.ts';

/** What the first page asks for: of rides and of orders, and of trains and buses. Neither brings the other's code. */
export const firstLoader = lazyPart(() => import('#src/routes/-support/transport/load-first.ts'));
export const runsLoader = lazyPart(() => import('#src/routes/-support/transport/load-runs.ts'));
