import type { ReactNode } from 'react';
import { AIRPORTS } from '#domain/country/airports.ts';
import { m } from '#src/copy/generated/messages.js';
import { Row, Section, Stack, Wrap } from '#src/ui/layout.tsx';

export type IranFlightScreenProps = {
  readonly form: ReactNode;
  /** Recent searches of this device. */
  readonly recent?: ReactNode;
  /** `Today`. */
  readonly date: ReactNode;
  /** News of the country. */
  readonly situation?: ReactNode;
  /** Below all this: `IranFlightReading`. */
  readonly children: ReactNode;
};

/** `/iran-flight`: search, and what there is to read about it. */
export const IranFlightScreen = ({ form, recent, date, situation, children }: IranFlightScreenProps) => (
  <>
    <Section isTight>
      <Wrap>
        <Stack gap={5}>
          <Row isSpread>
            <Stack gap={2}>
              <h1>{m.site_flight_title()}</h1>
              <p className="quiet">{m.site_flight_lede({ airports: AIRPORTS.length })}</p>
            </Stack>
            {date}
          </Row>
          {form}
          {recent}
          {situation}
        </Stack>
      </Wrap>
    </Section>
    {children}
  </>
);
