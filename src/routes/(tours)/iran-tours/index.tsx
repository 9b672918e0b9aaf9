import { createFileRoute } from '@tanstack/react-router';
import { USUAL_PEOPLE } from '#domain/tours/list-people.ts';
import { m } from '#src/copy/generated/messages.js';
import { firstScreen } from '#src/routes/-support/tours/list-screens.ts';
import { firstStart } from '#src/routes/-support/tours/list-start.ts';
import { loadTourList } from '#src/routes/-support/tours/load-list.ts';

export const Route = createFileRoute('/(tours)/iran-tours/')({
  staticData: { isListed: true, ...(import.meta.env.SSR ? firstStart : {}) },
  loader: async ({ context }) => {
    const [data] = await Promise.all([loadTourList(context, USUAL_PEOPLE), firstScreen.preload()]);
    return data;
  },
  head: () => ({
    meta: [{ title: m.tourlist_page_title() }, { name: 'description', content: m.tourlist_page_description() }],
  }),
  component: Tours,
});

function Tours() {
  return <firstScreen.Screen {...Route.useLoaderData()} />;
}
