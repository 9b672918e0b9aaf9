import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { type FrameEvent, framePath } from '#domain/core/third-parties.ts';
import { thirdPartyPolicy } from '#server/http/headers.ts';
import type { NamedParty } from '#server/third-parties.ts';

const READY: FrameEvent = 'frame.ready';
const FAILED: FrameEvent = 'frame.failed';

/**
 * One page per configured third party, with only that party's script. Our pages show it in a sandbox after the visitor
 * agreed. It has its own origin, so its script cannot reach our pages or cookies, and its policy allows only its own
 * hosts. It receives our data in `dataLayer`.
 */
export function serveThirdPartyFrames(app: FastifyInstance, parties: readonly NamedParty[]): void {
  for (const named of parties) {
    const script = scriptFor(named);
    const hash = createHash('sha256').update(script).digest('base64');
    const headers = {
      'content-security-policy': thirdPartyPolicy(`sha256-${hash}`, named.origins),
      // Do not reveal the URL of our page.
      'referrer-policy': 'no-referrer',
      'cache-control': 'private, max-age=300',
      'x-robots-tag': 'noindex',
    };
    const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${named.party}</title></head><body><script>${script}</script></body></html>`;
    app.get(framePath(named.party), async (_request, reply) =>
      reply.headers(headers).type('text/html; charset=utf-8').send(html),
    );
  }
}

/** Cannot contain `</script>`: a parsed URL has no angle brackets, and the rest is JSON. */
const scriptFor = ({ script }: NamedParty): string =>
  `window.dataLayer=window.dataLayer||[];
addEventListener('message',function(e){if(e.source===parent)dataLayer.push(e.data)});
var s=document.createElement('script');s.async=true;s.src=${JSON.stringify(script).replaceAll('<', '\\u003c')};
s.onload=function(){parent.postMessage('${READY}','*')};s.onerror=function(){parent.postMessage('${FAILED}','*')};
document.head.append(s);`;
