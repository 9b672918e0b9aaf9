import { lazyScreen } from '#src/routes/-support/lazy-screen.tsx';

/** The screens of the flow, each in its chunk; loaders preload the one they are for. */
export const resultsScreen = lazyScreen(async () => (await import('#src/screens/results/ResultsScreen.tsx')).ResultsScreen);
export const passengersStep = lazyScreen(
  async () => (await import('#src/routes/-support/PassengersStep.tsx')).PassengersStep,
);
export const reviewScreen = lazyScreen(async () => (await import('#src/screens/review/ReviewScreen.tsx')).ReviewScreen);
export const issueScreen = lazyScreen(async () => (await import('#src/screens/issue/IssueScreen.tsx')).IssueScreen);
