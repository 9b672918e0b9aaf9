import { ProblemError } from '#domain/core/problem.ts';
import { requestSignIn } from '#src/platform/accounts/sign-in-channel.ts';

/** Asks for the password over the page when the server wants it again; what was asked for fails and can be tried again. */
export const askingPassword = <T>(call: Promise<T>): Promise<T> =>
  call.catch((error: unknown) => {
    if (error instanceof ProblemError && error.problem.code === 'password_required') {
      requestSignIn({ type: 'login.open', origin: 'header', email: '', phone: '' });
    }
    throw error;
  });
