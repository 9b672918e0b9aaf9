import { ProblemError } from '#domain/core/problem.ts';

/** A part of a page that may be missing without the page being lost: null says so. What wants a sign-in, or the password again, is no such part. */
export const orNull = <T>(call: Promise<T>): Promise<T | null> =>
  call.catch((error: unknown) => {
    if (error instanceof ProblemError && ['login_required', 'password_required'].includes(error.problem.code))
      throw error;
    return null;
  });
