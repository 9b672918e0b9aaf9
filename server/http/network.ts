import { isIP } from 'node:net';

/** Groups of an IPv6 address that identify its network; its owner chooses the other half freely. */
const NETWORK_GROUPS = 4;

/**
 * Key by which limits count an IP address: an IPv4 address (also in IPv6 notation), or the /64 of an IPv6 address. Other
 * text is unchanged.
 */
export function networkOf(ip: string): string {
  const groups = groupsIn(ip);
  if (!groups) return ip;
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  return prefixOf(groups, 64);
}

/** One customer may have a whole /56, and one site a whole /48: their limits, as multiples of the limit of a /64. */
const WIDER = [
  { bits: 56, times: 4 },
  { bits: 48, times: 16 },
] as const;

type Counted = { readonly network: string; readonly times: number };

/** All networks that count an IP address, each with its multiple of the limit: its own, and for IPv6 the larger ones. */
export function countedNetworksOf(ip: string): readonly Counted[] {
  const own = { network: networkOf(ip), times: 1 };
  const groups = groupsIn(ip);
  if (!groups || !own.network.endsWith('/64')) return [own];
  return [own, ...WIDER.map(({ bits, times }) => ({ network: prefixOf(groups, bits), times }))];
}

function prefixOf(groups: readonly number[], bits: 64 | 56 | 48): string {
  const kept = groups.slice(0, NETWORK_GROUPS).map((group, at) => {
    const own = Math.max(0, Math.min(16, bits - at * 16));
    return (group & (0xffff << (16 - own)) & 0xffff).toString(16);
  });
  return `${kept.join(':')}::/${bits}`;
}

/** undefined when the IP address is not IPv6. */
function groupsIn(ip: string): number[] | undefined {
  const [plain = ''] = ip.split('%'); // fe80::1%eth0: the zone is local to this machine
  return isIP(plain) === 6 ? groupsOf(plain) : undefined;
}

/** The eight groups as numbers. The URL parser normalises all spellings of an IP address, without dots. */
function groupsOf(ip: string): number[] {
  const [head = '', tail = ''] = new URL(`http://[${ip}]`).hostname.slice(1, -1).split('::');
  const [first, last] = [head, tail].map((part) =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16)),
  );
  const [start, end] = [first ?? [], last ?? []];
  return [...start, ...Array<number>(8 - start.length - end.length).fill(0), ...end];
}
