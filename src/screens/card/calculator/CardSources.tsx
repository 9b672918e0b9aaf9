import { facts } from '#domain/card/facts.ts';
import { RATE_FACT } from '#domain/core/rates.ts';
import { formatFullDay } from '#domain/core/time.ts';
import { m } from '#src/copy/generated/messages.js';
import css from '#src/screens/card/calculator/Calculator.module.css';
import { Stack } from '#src/ui/layout.tsx';

/** Each page once, with the day on which somebody read it. */
const sources = () => {
  const all = [...Object.values(facts), RATE_FACT].flatMap(({ pages, lookedAt }) =>
    pages.map((page) => ({ ...page, lookedAt })),
  );
  return [...new Map(all.map((source) => [source.address, source])).values()];
};

/** Where the numbers of this page were read. */
export const CardSources = () => (
  <Stack as="section" gap={3}>
    <h2 className="strong">{m.card_sources()}</h2>
    <p className="small quiet">{m.card_sources_text()}</p>
    <ul className={css.sources}>
      {sources().map(({ title, address, lookedAt }) => (
        <li key={address}>
          <a href={`https://${address}`} rel="noopener noreferrer nofollow">
            {title}
          </a>{' '}
          {m.card_sources_read({ day: formatFullDay(lookedAt) })}
        </li>
      ))}
    </ul>
  </Stack>
);
