import { holdSessionView } from '#machines/shared/hold-session-view.ts';

export const flightSessionView = holdSessionView;
