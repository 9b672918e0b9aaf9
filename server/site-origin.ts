const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** True for a Host header that names this machine. False for a foreign name that resolves to it (DNS rebinding). */
export const isLoopbackHost = (host: string): boolean =>
  URL.canParse(`http://${host}`) && LOOPBACK.includes(new URL(`http://${host}`).hostname);

/** Cache of the last result: on one machine nearly all requests use the same host. */
let last = { publicUrl: '', host: '', origin: '' };

/**
 * The origin that a traveller uses: PUBLIC_URL. On this machine localhost, 127.0.0.1 and [::1] are the same site with
 * separate cookies, so there the host of the request counts.
 */
export function siteOrigin({ publicUrl }: { readonly publicUrl: string }, host: string | undefined): string {
  if (!host) return publicUrl;
  if (last.publicUrl !== publicUrl || last.host !== host)
    last = { publicUrl, host, origin: findOrigin(publicUrl, host) };
  return last.origin;
}

function findOrigin(publicUrl: string, host: string): string {
  const site = new URL(publicUrl);
  if (site.protocol !== 'http:' || !isLoopbackHost(site.host) || !isLoopbackHost(host)) return publicUrl;
  return portOf(host) === portOf(site.host) ? new URL(`http://${host}`).origin : publicUrl;
}

const portOf = (host: string) => new URL(`http://${host}`).port;
