import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { type FrameNews, framePath } from '#domain/core/third-parties.ts';
import { thirdPartyPolicy } from '#server/http/headers.ts';
import type { NamedParty } from '#server/third-parties.ts';

const READY: FrameNews = 'frame.ready';
const FAILED: FrameNews = 'frame.failed';

/**
 * A page for each third party that the owner has named: it holds that party's script and nothing of ours. Pages show it in
 * a sandbox, after the visitor agreed. It has an origin of its own, so its script reaches neither our pages nor our cookies,
 * and its policy names the only hosts that it can call. What we tell it arrives in `dataLayer`.
 */
export function serveThirdPartyFrames(app: FastifyInstance, parties: readonly NamedParty[]): void {
  for (const named of parties) {
    const script = scriptFor(named);
    const hash = createHash('sha256').update(script).digest('base64');
    const headers = {
      'content-security-policy': thirdPartyPolicy(`sha256-${hash}`, named.origins),
      // The address of our page is nobody's business.
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

/** `</script>` cannot be in it: an address that was parsed has neither of its brackets, and JSON the rest. */
const scriptFor = ({ script }: NamedParty): string =>
  `window.dataLayer=window.dataLayer||[];
addEventListener('message',function(e){if(e.source===parent)dataLayer.push(e.data)});
var s=document.createElement('script');s.async=true;s.src=${JSON.stringify(script).replaceAll('<', '\\u003c')};
s.onload=function(){parent.postMessage('${READY}','*')};s.onerror=function(){parent.postMessage('${FAILED}','*')};
document.head.append(s);`;
