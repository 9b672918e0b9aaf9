import { lazyPart, lazyScreen } from '#src/routes/-support/core/pages/lazy-screen.ts';

/** The pages of what is asked for, each in its own chunk, and what they and the rules load. */
export const askScreen = lazyScreen(
  async () => (await import('#src/routes/-support/transport/TransportAskStep.tsx')).TransportAskStep,
);
export const askedScreen = lazyScreen(
  async () => (await import('#src/routes/-support/transport/TransportAskedStep.tsx')).TransportAskedStep,
);
export const askLoader = lazyPart(() => import('#src/routes/-support/transport/load-asked.ts'));
export const rulesLoader = lazyPart(() => import('#src/routes/-support/transport/load-rules.ts'));
