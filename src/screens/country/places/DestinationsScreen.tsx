import { formatCount } from '#domain/core/money.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import { PLACE_TAGS, type Place, type PlaceTag } from '#domain/country/places.ts';
import { MONTHS, monthRanges } from '#domain/country/seasons.ts';
import { m } from '#src/copy/generated/messages.js';
import css from '#src/screens/country/places/Places.module.css';
import { TAG_WORDS } from '#src/screens/country/places/tag-words.ts';
import { YearStrip } from '#src/screens/country/places/YearStrip.tsx';
import { Breadcrumbs } from '#src/ui/Breadcrumbs.tsx';
import { Button, buttonLook } from '#src/ui/Button.tsx';
import { Empty } from '#src/ui/Empty.tsx';
import { Section, Stack, Wrap } from '#src/ui/layout.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { Tile } from '#src/ui/Tile.tsx';

export type DestinationsScreenProps = {
  readonly places: readonly Place[];
  /** From 1; null: any month. */
  readonly month: number | null;
  readonly tag: PlaceTag | null;
};

/** `/destinations`: all places, or those for a month and an interest. The form works without JavaScript. */
export const DestinationsScreen = ({ places, month, tag }: DestinationsScreenProps) => (
  <Section isTight>
    <Wrap>
      <Stack gap={6}>
        <Stack gap={3}>
          <Breadcrumbs above={[{ href: pathTo.home(), text: m.visa_crumb_home() }]} here={m.places_nav()} />
          <h1>{m.places_title()}</h1>
          <p className="quiet">{m.places_lede()}</p>
          <p>
            <a href={pathTo.countryMap()}>{m.places_on_map()}</a>
          </p>
        </Stack>
        <form className={css.finder} action={pathTo.destinations()}>
          <SelectField
            id="places-month"
            label={m.places_month()}
            name="month"
            defaultValue={month ?? ''}
            options={[
              { value: '', label: m.places_any_month() },
              ...MONTHS.map((label, index) => ({ value: String(index + 1), label })),
            ]}
          />
          <SelectField
            id="places-tag"
            label={m.places_tag()}
            name="tag"
            defaultValue={tag ?? ''}
            options={[
              { value: '', label: m.places_any_tag() },
              ...PLACE_TAGS.map((value) => ({ value, label: TAG_WORDS[value]() })),
            ]}
          />
          <Button kind="primary" type="submit" icon="search">
            {m.places_find()}
          </Button>
        </form>
        {places.length === 0 ? (
          <Empty
            title={m.places_none()}
            slug="kashan"
            actions={
              <a href={pathTo.destinations()} {...buttonLook()}>
                {m.places_all()}
              </a>
            }
          >
            {m.places_none_text()}
          </Empty>
        ) : (
          <Stack as="section" gap={3}>
            <h2>{places.length === 1 ? m.places_found_one() : m.places_found({ count: places.length })}</h2>
            <ul className={css.list}>
              {places.map((place) => (
                <Line key={place.slug} place={place} month={month} />
              ))}
            </ul>
          </Stack>
        )}
      </Stack>
    </Wrap>
  </Section>
);

const Line = ({ place, month }: { readonly place: Place; readonly month: number | null }) => {
  const { slug, name, nameFa, line, months, road } = place;
  return (
    <li>
      <Tile slug={slug} />
      <div>
        <h3>
          <a href={pathTo.place(slug)}>{name}</a>{' '}
          <span lang="fa" dir="rtl">
            {nameFa}
          </span>
        </h3>
        <p>{line}</p>
      </div>
      <div className={css.year}>
        <YearStrip months={months} month={month} label={m.places_best({ months: monthRanges(months) })} />
        <small>{m.places_best({ months: monthRanges(months) })}</small>
      </div>
      <small className={css.road}>
        {road === null
          ? m.places_no_road()
          : road.km === 0
            ? m.places_start()
            : m.places_road({ hours: road.hours, km: formatCount(road.km) })}
      </small>
    </li>
  );
};
