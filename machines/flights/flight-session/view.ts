import { holdSessionView } from '#machines/core/hold-session-view.ts';

export const flightSessionView = holdSessionView;
