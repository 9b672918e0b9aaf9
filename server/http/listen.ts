import cluster from 'node:cluster';
import { once } from 'node:events';
import net from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config.ts';

/**
 * Node accepts one new connection per listening socket in a round of its loop (libuv pull request 3696). A round of a
 * busy site takes some milliseconds, so with one socket connections queue in the kernel, where they cannot be refused:
 * some waited for more than a minute. With this many sockets on the same port all are accepted.
 */
const DOORS = 32;

/**
 * Listens. Throws EADDRINUSE when a program uses the port, also when this site is started twice, which sockets that
 * share a port would not notice. Workers share one socket instead and take turns: a frozen worker would keep the
 * connections of its own sockets.
 */
export async function listenOnPort(app: FastifyInstance, { port, host }: Pick<Config, 'port' | 'host'>): Promise<void> {
  // Only Linux lets sockets share a port.
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
  // Requests of these sockets are answered before closing too; host.ts closes slow ones with the others.
  app.addHook('onClose', async () => void (await closed));
  await app.listen(at);
  await Promise.all(doors.map((door) => once(door.listen(at), 'listening')));
}

async function requireFree(port: number, host: string): Promise<void> {
  const probe = net.createServer().listen({ port, host });
  await once(probe, 'listening');
  await new Promise((resolve) => probe.close(resolve));
}
