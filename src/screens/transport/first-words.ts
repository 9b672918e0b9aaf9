import { m } from '#src/copy/generated/messages.js';
import type { FirstWords } from '#src/screens/core/contact/first-words.ts';
import { ABSENT } from '#src/screens/transport/about-words.ts';

/** Who is said to have missed the driver tells how it was; where they stood, and when, is typed. */
export const firstWords: FirstWords = ({ reference }, about) =>
  about === ABSENT
    ? [m.transportride_absent_message({ reference }), m.transportride_absent_message_how(), ''].join('\n')
    : null;
