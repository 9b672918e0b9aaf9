import { m } from '#src/copy/generated/messages.js';
import { TaxiCard } from '#src/screens/core/issue/TaxiCard.tsx';
import { LetterPaper } from '#src/screens/visa/tracking/LetterPaper.tsx';
import css from '#src/screens/visa/tracking/Track.module.css';
import type { TrackedPerson } from '#src/screens/visa/tracking/tracked-page.ts';
import type { TrackerScreenProps } from '#src/screens/visa/tracking/tracker-props.ts';
import { Button, buttonLook } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Row, Stack } from '#src/ui/layout.tsx';
import { Words } from '#src/ui/Words.tsx';

export type CodedPerson = TrackedPerson & { readonly code: string };

type LettersProps = Pick<TrackerScreenProps, 'page' | 'pageUrl' | 'Code' | 'onPrint'> & {
  readonly people: readonly CodedPerson[];
};

export const Letters = ({ people, page, pageUrl, Code, onPrint }: LettersProps) => (
  <Stack as="section" gap={5}>
    <h2 className="vh">{m.visarequest_letters()}</h2>
    <Row>
      <Button kind="primary" icon="print" onClick={onPrint}>
        {m.visarequest_print()}
      </Button>
      {page.filesHref ? (
        <a {...buttonLook()} href={page.filesHref} download="">
          <Icon name="download" />
          <Words>{m.visarequest_download()}</Words>
        </a>
      ) : null}
    </Row>
    {people.map((person) => (
      <LetterPaper key={person.position} person={person} page={page} pageUrl={pageUrl} Code={Code} />
    ))}
    {WAYS.filter(({ at }) => people.some(({ answers }) => answers.collectAt === at)).map(({ at, title, steps }) => (
      <section key={at} className={`noprint ${css.ways}`}>
        <Stack gap={3}>
          <h2 className="strong">{title()}</h2>
          <ol className={css.way}>
            {steps.map((step) => (
              <li key={step()}>{step()}</li>
            ))}
          </ol>
          {at === 'consulate' ? <p>{m.visarequest_way_consulate_good()}</p> : null}
        </Stack>
        {at === 'airport' ? (
          <TaxiCard lead={m.visarequest_way_show()} sentence={ASK_THE_WAY}>
            <p>
              {m.visarequest_way_said()}
              <br />
              {m.visarequest_way_meaning()}
            </p>
          </TaxiCard>
        ) : null}
      </section>
    ))}
  </Stack>
);

/** "Excuse me, where is the airport visa desk?" */
const ASK_THE_WAY = 'ببخشید، باجه صدور روادید فرودگاهی کجاست؟';

/** Steps at the place of collection. */
const WAYS = [
  {
    at: 'airport',
    title: m.visarequest_way_airport,
    steps: [
      m.visarequest_way_airport_1,
      m.visarequest_way_airport_2,
      m.visarequest_way_airport_3,
      m.visarequest_way_airport_4,
    ],
  },
  {
    at: 'consulate',
    title: m.visarequest_way_consulate,
    steps: [m.visarequest_way_consulate_1, m.visarequest_way_consulate_2, m.visarequest_way_consulate_3],
  },
] as const;
