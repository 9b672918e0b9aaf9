import { m } from '#src/copy/generated/messages.js';
import type { StepWords } from '#src/screens/core/booking/slots.ts';

export const flightSteps: StepWords = [
  m.passengers_step_flight,
  m.passengers_step_travellers,
  m.passengers_step_review,
  m.passengers_step_tickets,
];
