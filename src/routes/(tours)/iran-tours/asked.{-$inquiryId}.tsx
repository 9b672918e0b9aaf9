import { createFileRoute, redirect } from '@tanstack/react-router';
import { askedScreen, askLoader } from '#src/routes/-support/tours/asked-screens.ts';
import { askedStart } from '#src/routes/-support/tours/asked-start.ts';

export const Route = createFileRoute('/(tours)/iran-tours/asked/{-$inquiryId}')({
  staticData: import.meta.env.SSR ? askedStart : {},
  loader: async ({ context, params: { inquiryId } }) => {
    if (!inquiryId) throw redirect({ to: '/iran-tours', statusCode: 302 });
    const [{ loadAsked }] = await Promise.all([askLoader.preload(), askedScreen.preload()]);
    return loadAsked(context, inquiryId);
  },
  head: ({ loaderData }) => ({
    meta: [{ title: loaderData?.title ?? '' }, { name: 'robots', content: 'noindex' }],
  }),
  component: TourAsked,
});

function TourAsked() {
  return <askedScreen.Screen {...Route.useLoaderData()} />;
}
