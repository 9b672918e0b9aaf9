import { ProblemError } from '#domain/core/problem.ts';
import { requestSignIn } from '#src/platform/accounts/sign-in-channel.ts';

/** Opens the password dialog when the server requires the password again. The call still rejects, so the caller can retry it. */
export const askingPassword = <T>(call: Promise<T>): Promise<T> =>
  call.catch((error: unknown) => {
    if (error instanceof ProblemError && error.problem.code === 'password_required') {
      requestSignIn({ type: 'login.open', origin: 'header', email: '', phone: '' });
    }
    throw error;
  });
