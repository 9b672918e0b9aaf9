import { m } from '#src/copy/generated/messages.js';
import { dateText } from '#src/screens/core/facts/date-text.ts';
import { type CurrentSituation, lookedText } from '#src/screens/core/facts/SituationNote.tsx';
import { SITUATION_ID } from '#src/screens/core/facts/situation-place.ts';
import { Stack } from '#src/ui/layout.tsx';

/** All news on war, airspace and internet, each with date and source. */
export function SituationList({ situation }: { readonly situation: CurrentSituation | null }) {
  const [latest] = situation?.items ?? [];
  if (!situation || !latest) return null;
  return (
    <section aria-labelledby={SITUATION_ID}>
      <Stack gap={3}>
        <h2 id={SITUATION_ID}>{m.help_situation()}</h2>
        <p>
          {m.help_situation_lede()} {lookedText(latest)} {m.help_situation_ask()}
        </p>
        <Stack as="ul" gap={4}>
          {situation.items.map(({ date, text, pages }) => (
            <li key={date + text}>
              <strong>{dateText(date)}.</strong> {text}{' '}
              {pages.map(({ title, address }) => (
                <a key={address} className="small" href={`https://${address}`} rel="noopener noreferrer nofollow">
                  {title}
                </a>
              ))}
            </li>
          ))}
        </Stack>
      </Stack>
    </section>
  );
}
