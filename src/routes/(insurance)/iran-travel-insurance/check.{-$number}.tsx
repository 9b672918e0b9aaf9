import { createFileRoute, redirect } from '@tanstack/react-router';
import { m } from '#src/copy/generated/messages.js';
import { loadCheck } from '#src/routes/-support/insurance/load-check.ts';
import { CheckScreen } from '#src/screens/insurance/check/CheckScreen.tsx';

export const Route = createFileRoute('/(insurance)/iran-travel-insurance/check/{-$number}')({
  staticData: { hydrate: 'interaction' },
  // The key stays where its value is refused: else the router gives what the address said.
  validateSearch: ({ number }: Record<string, unknown>): { readonly number?: string | undefined } => ({
    number: typeof number === 'string' || typeof number === 'number' ? String(number) : undefined,
  }),
  loaderDeps: ({ search: { number } }) => ({ typed: number?.trim() }),
  loader: ({ context, params: { number }, deps: { typed } }) => {
    // The form sends what was typed; the address of an answer is that of the QR code.
    if (typed) {
      const params = { number: typed.replaceAll(/[^\p{L}\p{N}]/gu, '').slice(0, 60) || undefined };
      throw redirect({ to: '/iran-travel-insurance/check/{-$number}', params, search: {}, statusCode: 302 });
    }
    return loadCheck(context, number ?? null);
  },
  head: () => ({ meta: [{ title: m.insurance_check_page_title() }, { name: 'robots', content: 'noindex' }] }),
  component: Check,
});

function Check() {
  return <CheckScreen {...Route.useLoaderData()} />;
}
