import type { FastifyRequest } from 'fastify';

/** Aborts expensive work when its client has disconnected. */
export async function whileConnected<T>(
  { raw: { socket } }: FastifyRequest,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const gone = new AbortController();
  const hangUp = () => gone.abort();
  if (socket.destroyed) hangUp();
  socket.once('close', hangUp);
  try {
    return await work(gone.signal);
  } finally {
    socket.off('close', hangUp);
  }
}
