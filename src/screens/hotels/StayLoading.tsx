import { m } from '#src/copy/generated/messages.js';
import { Section, Wrap } from '#src/ui/layout.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';

/** In place of a page of stays whose data is on its way. */
export const StayLoading = () => (
  <Section isTight>
    <Wrap>
      <Skeleton label={m.hotels_results_loading()} />
    </Wrap>
  </Section>
);
