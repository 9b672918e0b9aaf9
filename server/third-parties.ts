import { FRAMED_PARTIES, type FramedParty, framedParties, type ThirdParties } from '#domain/core/third-parties.ts';

/** A third party configured by the owner, with the hosts its frame may contact. */
export type NamedParty = {
  readonly party: FramedParty;
  readonly script: string;
  /** Of the script and its calls; the frame's policy allows only these. */
  readonly origins: readonly string[];
};
export type NamedParties = Omit<ThirdParties, 'framed'> & { readonly framed: readonly NamedParty[] };

export const FRAME_EXPECTED =
  'the address of a script, then the origins that it calls, with blanks between; by https or wss';

/** Reads the environment's settings; `read` refuses an invalid one. */
export const framedPartiesOf = (
  read: (
    setting: string,
    parse: (text: string) => Omit<NamedParty, 'party'> | undefined,
  ) => Omit<NamedParty, 'party'> | null,
): readonly NamedParty[] =>
  framedParties.flatMap((party) => {
    const named = read(FRAMED_PARTIES[party].setting, scriptOf);
    return named ? [{ party, ...named }] : [];
  });

/** Public data for all pages: the host, not the script's URL. */
export const knownParties = ({ framed, ...rest }: NamedParties): ThirdParties => ({
  ...rest,
  framed: framed.map(({ party, script }) => ({ party, host: new URL(script).host })),
});

function scriptOf(text: string): Omit<NamedParty, 'party'> | undefined {
  const [script = '', ...called] = text.split(/\s+/);
  const origins = [script, ...called].map(originOf);
  if (!/^https?:/.test(script) || !called.every((one) => originOf(one) === one)) return undefined;
  if (!origins.every((origin) => origin !== undefined)) return undefined;
  return { script, origins: [...new Set(origins)] };
}

/**
 * Becomes part of a policy, so it must not contain policy syntax. Without encryption only on this machine, for trying.
 */
function originOf(text: string): string | undefined {
  const url = URL.parse(text);
  if (!url || /[;,'"\\]/.test(text) || url.username || url.password) return undefined;
  const isLocal = ['localhost', '127.0.0.1'].includes(url.hostname) && /^(http|ws):$/.test(url.protocol);
  return isLocal || /^(https|wss):$/.test(url.protocol) ? `${url.protocol}//${url.host}` : undefined;
}
