export const DISK_FULL = '53100';

/**
 * PostgreSQL's codes of what is over soon and changed nothing. At once: serialization failure, deadlock, lock not
 * available. In a moment: server stopping or starting, too many connections, disk full, a statement or a transaction
 * that took too long.
 */
const AT_ONCE = ['40001', '40P01', '55P03'];
const IN_A_MOMENT = ['57P01', '57P02', '57P03', '57014', '25P03', DISK_FULL, '53300'];
/** Codes of the system for a server that cannot be reached, and class 08, connection exceptions. */
const AWAY = /^(08\w{3}|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN)$/;
/** What `pg` and its pool say without a code. */
const LOST =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect)/;

/** Seconds after which the same request may go well; undefined when the fault is not the database's state. */
export function retryAfter(error: {
  readonly code?: string | undefined;
  readonly message: string;
}): number | undefined {
  const { code = '', message } = error;
  if (AT_ONCE.includes(code)) return 1;
  return IN_A_MOMENT.includes(code) || AWAY.test(code) || LOST.test(message) ? 5 : undefined;
}
