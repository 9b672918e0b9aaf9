import { createFileRoute } from '@tanstack/react-router';
import { m } from '#src/copy/generated/messages.js';
import { readingHeaders } from '#src/platform/core/offline/reading.ts';
import { FlightRulesScreen } from '#src/screens/flights/rules/FlightRulesScreen.tsx';

export const Route = createFileRoute('/(flights)/flight-rules')({
  staticData: { isListed: true, hydrate: 'interaction' },
  headers: readingHeaders,
  head: () => ({
    meta: [
      { title: m.pages_title_flight_rules() },
      { name: 'description', content: m.pages_description_flightrules() },
    ],
  }),
  component: FlightRulesScreen,
});
