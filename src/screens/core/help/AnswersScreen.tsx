import type { ReactNode } from 'react';
import { pathTo } from '#domain/core/page-paths.ts';
import { m } from '#src/copy/generated/messages.js';
import { Answers } from '#src/screens/core/help/Answers.tsx';
import type { HelpAnswer } from '#src/screens/core/help/answer.ts';
import css from '#src/screens/core/help/Help.module.css';
import { Breadcrumbs } from '#src/ui/Breadcrumbs.tsx';
import { Section, Stack, Wrap } from '#src/ui/layout.tsx';

type AnswersScreenProps = {
  readonly answers: readonly HelpAnswer[];
  /** Dated news of the country. */
  readonly situation: ReactNode;
};

/** All short answers on one page. It is kept offline, so answers name no price and no status; news carry their date. */
export const AnswersScreen = ({ answers, situation }: AnswersScreenProps) => (
  <Section isTight>
    <Wrap>
      <Stack gap={5}>
        <Stack gap={3}>
          <Breadcrumbs above={[{ href: pathTo.home(), text: m.visa_crumb_home() }]} here={m.help_title()} />
          <h1>{m.help_all_title()}</h1>
          <p className="quiet">{m.help_all_lede()}</p>
        </Stack>
        <div className={css.all}>
          <Answers of={answers} />
        </div>
        {situation}
        <p>
          <a href={pathTo.contact()}>{m.help_contact()}</a>
        </p>
      </Stack>
    </Wrap>
  </Section>
);
