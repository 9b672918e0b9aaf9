import { pathTo } from '#domain/core/page-paths.ts';
import { formatDay, formatShortDay } from '#domain/core/time.ts';
import type { SeasonId, SeasonNote, SeasonOfPlaces } from '#domain/country/year-seasons.ts';
import { m } from '#src/copy/generated/messages.js';
import css from '#src/screens/core/home/Home.module.css';
import { Card } from '#src/ui/Card.tsx';
import { Columns, Row } from '#src/ui/layout.tsx';
import { Tag } from '#src/ui/Tag.tsx';

const WORDS: Readonly<Record<SeasonId, { readonly title: () => string; readonly text: () => string }>> = {
  winter: { title: m.site_winter, text: m.site_winter_text },
  spring: { title: m.site_spring, text: m.site_spring_text },
  summer: { title: m.site_summer, text: m.site_summer_text },
  autumn: { title: m.site_autumn, text: m.site_autumn_text },
};

/** Four seasons, the current one first, with dates that affect travel. */
export const Seasons = ({ seasons }: { readonly seasons: readonly SeasonOfPlaces[] }) => (
  <>
    <header>
      <Row isSpread align="base">
        <h2>{m.site_seasons()}</h2>
        <a href={pathTo.destinations()}>{m.site_seasons_all()}</a>
      </Row>
      <p className="quiet">{m.site_seasons_lede()}</p>
    </header>
    <Columns n={4}>
      {seasons.map(({ id, isNow, places, note }) => (
        <Card key={id} as="section" gap={2}>
          <Row isSpread align="base">
            <h3>{WORDS[id].title()}</h3>
            {isNow ? <Tag tone="accent">{m.site_season_now()}</Tag> : null}
          </Row>
          <p className="small quiet">{WORDS[id].text()}</p>
          <ul className={css.season}>
            {places.map(({ slug, name }) => (
              <li key={slug}>
                <a href={pathTo.place(slug)}>{name}</a>
              </li>
            ))}
          </ul>
          <hr />
          <p className="small quiet">{noteText(note)}</p>
        </Card>
      ))}
    </Columns>
  </>
);

function noteText(note: SeasonNote): string {
  switch (note.kind) {
    case 'ramadan':
      return m.site_season_ramadan({ day: formatDay(note.day) });
    case 'nowruz':
      return m.site_season_nowruz({ from: formatShortDay(note.from), until: formatShortDay(note.until) });
    case 'mourning':
      return m.site_season_mourning({ day: formatDay(note.day) });
    case 'quiet':
      return m.site_season_quiet();
  }
}
