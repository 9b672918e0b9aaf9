import { m } from '#src/copy/generated/messages.js';
import { Section, Wrap } from '#src/ui/layout.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';

export const StayLoading = () => (
  <Section isTight>
    <Wrap>
      <Skeleton label={m.hotels_results_loading()} />
    </Wrap>
  </Section>
);
