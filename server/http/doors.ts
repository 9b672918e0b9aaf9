import cluster from 'node:cluster';
import { once } from 'node:events';
import net from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config.ts';

/**
 * Node takes one new connection for each listening socket in a round of its loop (libuv pull request 3696). A round of a busy site takes
 * some milliseconds, so with one socket people would queue in the system, where nobody can say no: some connections then waited for more
 * than a minute. With so many sockets on the same port all that come are taken.
 */
const DOORS = 32;

/**
 * Listens. Throws EADDRINUSE when a program has the port, also this site started twice: sockets that share a port would not notice.
 *
 * Workers share one socket instead, and take turns: a frozen one would keep what comes to sockets of its own.
 */
export async function openDoors(app: FastifyInstance, { port, host }: Pick<Config, 'port' | 'host'>): Promise<void> {
  // Elsewhere sockets cannot share a port.
  if (cluster.isWorker || process.platform !== 'linux') return void (await app.listen({ port, host }));
  await requireFree(port, host);
  const at = { port, host, reusePort: true };
  const doors = Array.from({ length: DOORS - 1 }, () =>
    net.createServer((socket) => app.server.emit('connection', socket)),
  );
  let closed: Promise<unknown> = Promise.resolve();
  app.addHook('preClose', async () => {
    closed = Promise.all(doors.map((door) => new Promise((resolve) => door.close(resolve))));
  });
  // Requests that came through them are answered, too; who stays too long is closed with the others (host.ts).
  app.addHook('onClose', async () => void (await closed));
  await app.listen(at);
  await Promise.all(doors.map((door) => once(door.listen(at), 'listening')));
}

async function requireFree(port: number, host: string): Promise<void> {
  const probe = net.createServer().listen({ port, host });
  await once(probe, 'listening');
  await new Promise((resolve) => probe.close(resolve));
}
