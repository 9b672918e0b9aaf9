import { RecentHost } from '#src/routes/-support/core/pages/RecentHost.tsx';
import type { RunsData } from '#src/routes/-support/transport/runs-data.ts';
import { RunFormScreen } from '#src/screens/transport/runs/RunFormScreen.tsx';

/** The form, with what was searched on this device. */
export const RunFormStep = ({ search, towns, problems, today }: Extract<RunsData, { page: 'form' }>) => (
  <RunFormScreen {...{ search, towns, problems, today }} recent={<RecentHost today={today} />} />
);
