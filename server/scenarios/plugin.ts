import type { FastifyInstance } from 'fastify';
import { canBePlayed, SCENARIO_COOKIE, SCENARIOS, scenarioOf } from '#server/scenarios/scenario.ts';
import type { Stage } from '#server/scenarios/stage.ts';

export const SCENARIO_PATH = '/__scenario';

/** Stopped, normal speed, and an hour per minute. */
const SPEEDS = [0, 1, 60];

const cookieOf = (name: string) => `${SCENARIO_COOKIE}=${name}; Path=/; SameSite=Lax${name ? '' : '; Max-Age=0'}`;

/**
 * Any page with `?scenario=NAME` starts a scenario for this browser, `?scenario=` ends it. GET: lists the scenarios and
 * the current one. POST `?name=`: starts one, or ends it without a name. POST `/clock?ms=`: moves the server's clock
 * forward, or back when negative; `/clock?speed=`: stops it (0), or runs it fast (60) or normally (1). For
 * server/dev.ts and journeys; server/main.ts does not import this file.
 */
export async function scenarios(app: FastifyInstance, { advance, now, run, speed }: Stage): Promise<void> {
  app.addHook('onRequest', async (request, reply) => {
    const url = new URL(request.url, 'http://site');
    const name = url.searchParams.get('scenario');
    if (name === null || request.method !== 'GET' || url.pathname.startsWith('/api/')) return;
    if (name && !canBePlayed(name)) {
      return reply
        .code(404)
        .type('text/plain')
        .send(`No scenario "${name}". There are: ${Object.keys(SCENARIOS).join(', ')}\n`);
    }
    url.searchParams.delete('scenario');
    const to = `${url.pathname}${url.search}`.replace(/^\/{2,}/, '/');
    return reply.header('set-cookie', cookieOf(name)).redirect(to, 302);
  });
  const scenarioState = (playing: string | null) => ({ scenarios: SCENARIOS, playing, now: now(), speed: speed() });
  app.get(SCENARIO_PATH, async (request) => scenarioState(scenarioOf(request)));
  app.post<{ Querystring: { name?: string } }>(SCENARIO_PATH, async (request, reply) => {
    const { name = '' } = request.query;
    const playing = canBePlayed(name) ? name : null;
    if (name && !playing) return reply.code(404).send(scenarioState(null));
    reply.header('set-cookie', cookieOf(playing ?? ''));
    return scenarioState(playing);
  });
  app.post<{ Querystring: { ms?: string; speed?: string } }>(`${SCENARIO_PATH}/clock`, async (request) => {
    const { ms, speed: wanted } = request.query;
    advance(Number(ms) || 0);
    if (SPEEDS.includes(Number(wanted ?? Number.NaN))) run(Number(wanted));
    return scenarioState(scenarioOf(request));
  });
}
