import { useMatch } from '@tanstack/react-router';
import { type CurrentSession, GUEST_SESSION } from '#src/platform/accounts/guest-session.ts';

/** The session of this page; a guest has no account. */
export const useSession = (): CurrentSession =>
  useMatch({ from: '__root__', select: ({ loaderData }) => loaderData }) ?? GUEST_SESSION;
