import type { CardPaperKind } from '#domain/card/card-pictures.ts';
import { m } from '#src/copy/generated/messages.js';

/** A paper, as it is asked for. */
export const PAPER_WORDS: Readonly<Record<CardPaperKind, () => string>> = {
  passport: m.card_asked_passport,
  visa: m.card_asked_visa,
  stay: m.card_asked_stay,
  selfie: m.card_asked_selfie,
  name: m.card_asked_name,
  residence: m.card_asked_residence,
  source: m.card_asked_source,
};
