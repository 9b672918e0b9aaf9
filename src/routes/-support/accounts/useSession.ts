import { useMatch } from '@tanstack/react-router';
import { type CurrentSession, NOBODY } from '#src/platform/accounts/nobody.ts';

/** Who is signed in on this page; a guest's has no account. */
export const useSession = (): CurrentSession =>
  useMatch({ from: '__root__', select: ({ loaderData }) => loaderData }) ?? NOBODY;
