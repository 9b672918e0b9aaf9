import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';
import { Note } from '#src/ui/Note.tsx';

/** Tells who decides here: never a ministry. */
export const Simulated = ({ reviewer }: { readonly reviewer: components['schemas']['VisaReviewer'] }) => (
  <Note tone="info">{reviewer === 'staff' ? m.staff_simulated_staff() : m.staff_simulated()}</Note>
);
