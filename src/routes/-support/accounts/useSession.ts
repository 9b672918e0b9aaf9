import { useMatch } from '@tanstack/react-router';
import { type CurrentSession, NOBODY } from '#src/platform/accounts/nobody.ts';

/** The session of this page; a guest has no account. */
export const useSession = (): CurrentSession =>
  useMatch({ from: '__root__', select: ({ loaderData }) => loaderData }) ?? NOBODY;
