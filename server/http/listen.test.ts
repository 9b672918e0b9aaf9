import { once } from 'node:events';
import net from 'node:net';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { listenOnPort } from '#server/http/listen.ts';

const HOST = '127.0.0.1';
const GUESTS = 200;

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, HOST);
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  server.close();
  return port;
}

// Only Linux lets sockets share a port.
test.runIf(process.platform === 'linux')(
  'many who come at once are let in within a few rounds of the loop',
  async () => {
    const at = { port: await freePort(), host: HOST };
    const app = fastify({ forceCloseConnections: true });
    app.get('/', async () => 'in');
    await listenOnPort(app, at);
    let rounds = 0;
    let isOver = false;
    const count = () => {
      rounds += 1;
      if (!isOver) setImmediate(count);
    };
    let letIn = 0;
    const everybody = Promise.withResolvers<void>();
    app.server.on('connection', () => {
      letIn += 1;
      if (letIn === GUESTS) everybody.resolve();
    });
    const guests = Array.from({ length: GUESTS }, () => net.connect(at));
    count();
    await everybody.promise;
    isOver = true;
    // One socket accepts one connection per round.
    expect(rounds).toBeLessThan(GUESTS / 2);
    const answers = await Promise.all(
      [1, 2, 3].map(() => fetch(`http://${HOST}:${at.port}/`).then((one) => one.text())),
    );
    expect(answers).toEqual(['in', 'in', 'in']);
    for (const guest of guests) guest.destroy();
    await app.close();
  },
);

test('a port that this site has is not free to be started on twice, until it has ended', async () => {
  const at = { port: await freePort(), host: HOST };
  const [first, second, third] = [1, 2, 3].map(() => fastify({ forceCloseConnections: true }));
  if (!first || !second || !third) throw new Error('Three sites');
  await listenOnPort(first, at);
  await expect(listenOnPort(second, at)).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await first.close();
  await listenOnPort(third, at);
  await third.close();
});
