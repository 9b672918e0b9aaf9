import type { RunsData } from '#src/routes/-support/transport/runs-data.ts';
import { listStep, placesStep, runFormStep } from '#src/routes/-support/transport/runs-screens.ts';

/** Which of the pages of a train or a bus shows. */
export function Runs(data: RunsData) {
  switch (data.page) {
    case 'form':
      return <runFormStep.Screen {...data} />;
    case 'list':
      return <listStep.Screen {...data} />;
    case 'places':
      return <placesStep.Screen {...data} />;
  }
}
