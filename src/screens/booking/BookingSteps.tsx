import { m } from '#src/copy/generated/messages.js';
import { Steps } from '#src/ui/Steps.tsx';

const STEPS = [
  { id: 'flight', label: () => m.passengers_step_flight() },
  { id: 'travellers', label: () => m.passengers_step_travellers() },
  { id: 'review', label: () => m.passengers_step_review() },
  { id: 'tickets', label: () => m.passengers_step_tickets() },
] as const;

/** Where one is in a booking. */
export function BookingSteps({ current }: { readonly current: (typeof STEPS)[number]['id'] }) {
  const at = STEPS.findIndex(({ id }) => id === current);
  return (
    <Steps
      steps={STEPS.map(({ id, label }, index) => ({
        id,
        label: label(),
        state: index < at ? ('done' as const) : index === at ? ('current' as const) : ('next' as const),
      }))}
    />
  );
}
