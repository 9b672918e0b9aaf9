import { isIP } from 'node:net';

/** Groups of an IPv6 address that the network has; the other half its owner chooses as he likes. */
const NETWORK_GROUPS = 4;

/** By what limits count an address: IPv4 whole, also written as IPv6; of IPv6 its /64. Another text stays as it is. */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%'); // fe80::1%eth0: the zone is this machine's own
  if (isIP(plain) !== 6) return address;
  const groups = groupsOf(plain);
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  return `${groups
    .slice(0, NETWORK_GROUPS)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** All eight, as numbers; the parser of URLs writes every spelling of an address the same way, without dots. */
function groupsOf(address: string): number[] {
  const [head = '', tail = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [first, last] = [head, tail].map((part) =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16)),
  );
  const [start, end] = [first ?? [], last ?? []];
  return [...start, ...Array<number>(8 - start.length - end.length).fill(0), ...end];
}
