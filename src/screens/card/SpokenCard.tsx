import type { Sentence } from '#domain/card/sentences.ts';
import { TaxiCard } from '#src/screens/core/issue/TaxiCard.tsx';

/** A sentence in Persian to show, with how it is said and what it means. */
export const SpokenCard = ({ lead, sentence }: { readonly lead: string; readonly sentence: Sentence }) => (
  <TaxiCard label={lead} lead={lead} sentence={sentence.fa}>
    <p>
      {sentence.roman}
      <br />
      {sentence.en}
    </p>
  </TaxiCard>
);
