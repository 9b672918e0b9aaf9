import type { ReactNode } from 'react';
import { m } from '#src/copy/generated/messages.js';
import css from '#src/screens/core/home/Home.module.css';
import { Stack, Wrap } from '#src/ui/layout.tsx';

export type HomeScreenProps = {
  readonly form: ReactNode;
  /** Recent searches of this device. */
  readonly recent: ReactNode;
  /** Under the search: what is on sale today. */
  readonly offers: ReactNode;
  /** `Today`. */
  readonly date: ReactNode;
  /** How long what is chosen is held, in minutes. */
  readonly held: { readonly minutes: number; readonly roomMinutes: number };
  /** Below all this: `HomeReading`. */
  readonly children: ReactNode;
};

/** The start page: search, current offers, and what there is to read. */
export const HomeScreen = ({ form, recent, offers, date, held, children }: HomeScreenProps) => (
  <>
    <section className={css.hero}>
      <Wrap>
        <div className={css.opening}>
          <Stack gap={4}>
            <h1>{m.site_home_title()}</h1>
            <p className={css.lede}>{m.site_home_lede(held)}</p>
          </Stack>
          {date}
        </div>
        {form}
        {recent}
        {offers}
      </Wrap>
    </section>
    {children}
  </>
);
