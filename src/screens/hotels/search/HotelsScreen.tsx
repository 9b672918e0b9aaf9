import type { ReactNode } from 'react';
import { m } from '#src/copy/generated/messages.js';
import { Section, Stack, Wrap } from '#src/ui/layout.tsx';

export type HotelsScreenProps = {
  readonly form: ReactNode;
  /** Recent searches of this device. */
  readonly recent?: ReactNode;
  /** Below all this: `HotelsReading`. */
  readonly children: ReactNode;
};

/** `/hotel`: search, and what there is to read about it. */
export const HotelsScreen = ({ form, recent, children }: HotelsScreenProps) => (
  <>
    <Section isTight>
      <Wrap>
        <Stack gap={5}>
          <Stack gap={2}>
            <h1>{m.hotels_title()}</h1>
            <p className="quiet">{m.hotels_lede()}</p>
          </Stack>
          {form}
          {recent}
        </Stack>
      </Wrap>
    </Section>
    {children}
  </>
);
