export const DISK_FULL = '53100';

/**
 * PostgreSQL error codes of short problems that changed nothing. Retry at once: serialization failure, deadlock, lock
 * not available. Retry in a moment: server stopping or starting, too many connections, disk full, statement or
 * transaction timeout.
 */
const AT_ONCE = ['40001', '40P01', '55P03'];
const IN_A_MOMENT = ['57P01', '57P02', '57P03', '57014', '25P03', DISK_FULL, '53300'];
/** System error codes of an unreachable server, and class 08, connection exceptions. */
const AWAY = /^(08\w{3}|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN)$/;
/** Messages of `pg` and its pool without a code. */
const LOST =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect)/;

/** Seconds until a retry may succeed; undefined when the database's state is not the cause. */
export function retryAfter(error: {
  readonly code?: string | undefined;
  readonly message: string;
}): number | undefined {
  const { code = '', message } = error;
  if (AT_ONCE.includes(code)) return 1;
  return IN_A_MOMENT.includes(code) || AWAY.test(code) || LOST.test(message) ? 5 : undefined;
}
