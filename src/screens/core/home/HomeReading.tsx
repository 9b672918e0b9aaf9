import type { ReactNode } from 'react';
import { pathTo } from '#domain/core/page-paths.ts';
import { formatDuration } from '#domain/core/time.ts';
import { AIRPORT_CHANGE_MINUTES } from '#domain/country/airport-change.ts';
import type { SeasonOfPlaces } from '#domain/country/year-seasons.ts';
import { m } from '#src/copy/generated/messages.js';
import css from '#src/screens/core/home/Home.module.css';
import { Seasons } from '#src/screens/core/home/Seasons.tsx';
import { Columns, Section, Split, Stack, Wrap } from '#src/ui/layout.tsx';

export type HomeReadingProps = {
  /** What its prices mean, and an example of one, side by side. */
  readonly prices: ReactNode;
  /** How long what is chosen is held, in minutes. */
  readonly held: { readonly minutes: number; readonly roomMinutes: number };
  /** The current season first. */
  readonly seasons: readonly SeasonOfPlaces[];
};

const STEPS = [
  { id: '1', title: m.site_how_1, text: m.site_how_1_text },
  { id: '2', title: m.site_how_2, text: m.site_how_2_text },
  { id: '3', title: m.site_how_3, text: m.site_how_3_text },
  { id: '4', title: m.site_how_4, text: m.site_how_4_text },
  { id: '5', title: m.site_how_5, text: m.site_how_5_text },
] as const;

/** Below the search of the start page: seasons, how booking works, what prices mean, what to know. */
export const HomeReading = ({ prices, held, seasons }: HomeReadingProps) => (
  <>
    <Section isSunken>
      <Wrap>
        <Seasons seasons={seasons} />
      </Wrap>
    </Section>
    <Section>
      <Wrap>
        <header>
          <h2>{m.site_how()}</h2>
          <p className="quiet">{m.site_how_lede()}</p>
        </header>
        <ol className={css.order}>
          {STEPS.map(({ id, title, text }) => (
            <li key={id}>
              <h3>{title()}</h3>
              <p>{text(held)}</p>
            </li>
          ))}
        </ol>
      </Wrap>
    </Section>
    <Section isSunken>
      <Wrap>
        <Split isEven>{prices}</Split>
      </Wrap>
    </Section>
    <Section>
      <Wrap>
        <header>
          <h2>{m.site_know()}</h2>
        </header>
        <Columns n={3}>
          <Fact title={m.site_know_money()} text={m.site_know_money_text()} post="money-and-cards">
            {m.site_know_money_link()}
          </Fact>
          <Fact title={m.site_know_week()} text={m.site_know_week_text()} post="reading-a-date">
            {m.site_know_week_link()}
          </Fact>
          <Fact
            title={m.site_know_airports()}
            text={m.site_know_airports_text({ time: formatDuration(AIRPORT_CHANGE_MINUTES.fromAbroad) })}
            post="tehran-airports"
          >
            {m.site_know_airports_link()}
          </Fact>
        </Columns>
      </Wrap>
    </Section>
  </>
);

type FactProps = {
  readonly title: string;
  readonly text: string;
  /** Slug of a blog post with details. */
  readonly post: string;
  readonly children: string;
};

const Fact = ({ title, text, post, children }: FactProps) => (
  <Stack gap={2}>
    <h3>{title}</h3>
    <p className="quiet">{text}</p>
    <p className="small">
      <a href={pathTo.post(post)}>{children}</a>
    </p>
  </Stack>
);
