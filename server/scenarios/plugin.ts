import type { FastifyInstance } from 'fastify';
import { isScenario, SCENARIO_COOKIE, SCENARIOS, scenarioOf } from '#server/scenarios/scenario.ts';
import type { Stage } from '#server/scenarios/stage.ts';

export const SCENARIO_PATH = '/__scenario';

/**
 * GET: what there is and what this browser plays. POST `?name=`: plays it, nothing without a name. POST `/clock?ms=`:
 * the server's time jumps ahead. For server/dev.ts and journeys; server/main.ts does not know this file.
 */
export async function scenarios(app: FastifyInstance, { advance, now }: Stage): Promise<void> {
  const picture = (playing: string | null) => ({ scenarios: SCENARIOS, playing, now: now() });
  app.get(SCENARIO_PATH, async (request) => picture(scenarioOf(request)));
  app.post<{ Querystring: { name?: string } }>(SCENARIO_PATH, async (request, reply) => {
    const { name = '' } = request.query;
    const playing = isScenario(name) ? name : null;
    if (name && !playing) return reply.code(404).send(picture(null));
    const life = playing ? '' : '; Max-Age=0';
    reply.header('set-cookie', `${SCENARIO_COOKIE}=${playing ?? ''}; Path=/; SameSite=Lax${life}`);
    return picture(playing);
  });
  app.post<{ Querystring: { ms: string } }>(`${SCENARIO_PATH}/clock`, async (request) => {
    advance(Number(request.query.ms) || 0);
    return picture(scenarioOf(request));
  });
}
