import { createFileRoute } from '@tanstack/react-router';
import { m } from '#src/copy/generated/messages.js';
import { readSituation } from '#src/platform/core/api/facts-queries.ts';
import { readingHeaders } from '#src/platform/core/offline/reading.ts';
import { SituationList } from '#src/screens/core/facts/SituationList.tsx';
import { AnswersScreen } from '#src/screens/core/help/AnswersScreen.tsx';
import { helpAnswers } from '#src/screens/core/help/help-answers.gen.ts';

/** All short answers on one page, so that it can be kept for offline use. */
export const Route = createFileRoute('/(core)/help')({
  staticData: { isListed: true, hydrate: 'interaction' },
  loader: async ({ context }) => ({ situation: await readSituation(context) }),
  headers: readingHeaders,
  head: () => ({
    meta: [{ title: m.pages_title_help() }, { name: 'description', content: m.pages_description_help() }],
  }),
  component: Help,
});

function Help() {
  const { situation } = Route.useLoaderData();
  return <AnswersScreen answers={helpAnswers} situation={<SituationList situation={situation} />} />;
}
