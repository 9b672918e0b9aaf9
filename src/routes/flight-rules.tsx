import { createFileRoute } from '@tanstack/react-router';
import { m } from '#src/copy/generated/messages.js';
import { FlightRulesScreen } from '#src/screens/content/FlightRulesScreen.tsx';

export const Route = createFileRoute('/flight-rules')({
  staticData: { hydrate: 'interaction' },
  head: () => ({ meta: [{ title: m.pages_title_flight_rules() }] }),
  component: FlightRulesScreen,
});
