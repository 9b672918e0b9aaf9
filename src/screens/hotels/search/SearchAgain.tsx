import type { ReactNode } from 'react';
import type { Problem } from '#domain/core/problem.ts';
import { m } from '#src/copy/generated/messages.js';
import { hotelProblemText } from '#src/screens/hotels/HotelNotes.tsx';
import { Section, Stack, Wrap } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';

type Props = {
  readonly problem: Problem | null;
  /** Filled from the URL. */
  readonly form: ReactNode;
};

/** The URL cannot be searched: the form shows why and keeps the rest. */
export const SearchAgain = ({ problem, form }: Props) => (
  <Section isTight>
    <Wrap>
      <Stack gap={5}>
        <h1>{m.hotels_results_again()}</h1>
        {problem ? <Note tone="warn">{hotelProblemText(problem)}</Note> : null}
        {form}
      </Stack>
    </Wrap>
  </Section>
);
