import { createFileRoute } from '@tanstack/react-router';
import { USUAL_PEOPLE } from '#domain/tours/list-people.ts';
import { firstScreen, listLoader } from '#src/routes/-support/tours/list-screens.ts';
import { firstStart } from '#src/routes/-support/tours/list-start.ts';

export const Route = createFileRoute('/(tours)/iran-tours/')({
  staticData: { isListed: true, ...(import.meta.env.SSR ? firstStart : {}) },
  loader: async ({ context }) => {
    const [load] = await Promise.all([listLoader.preload(), firstScreen.preload()]);
    return load(context, USUAL_PEOPLE, 'first');
  },
  head: ({ loaderData }) => ({
    meta: [{ title: loaderData?.title ?? '' }, { name: 'description', content: loaderData?.description ?? '' }],
  }),
  component: Tours,
});

function Tours() {
  return <firstScreen.Screen {...Route.useLoaderData()} />;
}
