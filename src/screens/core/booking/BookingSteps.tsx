import type { StepWords } from '#src/screens/core/booking/slots.ts';
import { Steps } from '#src/ui/Steps.tsx';

const STEPS = ['list', 'people', 'review', 'papers'] as const;

export type BookingStepsProps = { readonly current: (typeof STEPS)[number]; readonly words: StepWords };

export function BookingSteps({ current, words }: BookingStepsProps) {
  const at = words.length - STEPS.length + STEPS.indexOf(current);
  return (
    <Steps
      steps={words.map((label, index) => ({
        id: `${index}`,
        label: label(),
        state: index < at ? ('done' as const) : index === at ? ('current' as const) : ('next' as const),
      }))}
    />
  );
}
