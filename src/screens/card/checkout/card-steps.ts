import { m } from '#src/copy/generated/messages.js';
import type { StepWords } from '#src/screens/core/booking/slots.ts';

export const cardSteps: StepWords = [m.card_step_question, m.card_step_people, m.card_step_review, m.card_step_papers];
