import { createFileRoute } from '@tanstack/react-router';
import { FLIGHT_HOLD_SECONDS } from '#domain/flights/flight-limits.ts';
import { m } from '#src/copy/generated/messages.js';
import { AboutScreen } from '#src/screens/core/content/AboutScreen.tsx';

export const Route = createFileRoute('/(core)/about')({
  staticData: { isListed: true, hydrate: 'interaction' },
  head: () => ({
    meta: [{ title: m.about_page_title() }, { name: 'description', content: m.pages_description_about() }],
  }),
  component: () => <AboutScreen heldMinutes={FLIGHT_HOLD_SECONDS / 60} />,
});
