import { ProblemError } from '#domain/core/problem.ts';

/** For optional parts of a page: null instead of an error. Rethrows when a sign-in or the password is required. */
export const orNull = <T>(call: Promise<T>): Promise<T | null> =>
  call.catch((error: unknown) => {
    if (error instanceof ProblemError && ['login_required', 'password_required'].includes(error.problem.code))
      throw error;
    return null;
  });
