import { useLoaderData } from '@tanstack/react-router';
import type { CurrentSession } from '#src/platform/nobody.ts';

/** Who is signed in on this page; a guest's has no account. */
export const useSession = (): CurrentSession => useLoaderData({ from: '__root__' });
