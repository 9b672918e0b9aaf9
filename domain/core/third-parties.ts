/** What a third party is told of the site's events; nothing else ever leaves. */
type Heard = 'page' | 'sign_up' | 'product' | 'registration';

/**
 * Every third party that runs a script of its own: one an owner may name, each in a sandboxed frame without our origin.
 * `asks`: what it is told without a click, so the visitor agrees first. The chat is opened by a click that says whose it is.
 */
export const FRAMED_PARTIES = {
  analytics: { setting: 'ANALYTICS_URL', hears: ['page', 'sign_up', 'product'], asks: true },
  engagement: { setting: 'ENGAGEMENT_URL', hears: ['page', 'registration'], asks: true },
  recording: { setting: 'RECORDING_URL', hears: ['page'], asks: true },
  chat: { setting: 'CHAT_URL', hears: [], asks: false },
} as const satisfies Record<string, { setting: string; hears: readonly Heard[]; asks: boolean }>;

export type FramedParty = keyof typeof FRAMED_PARTIES;
export const framedParties = Object.keys(FRAMED_PARTIES) as readonly FramedParty[];

export const isFramedParty = (text: string): text is FramedParty => Object.hasOwn(FRAMED_PARTIES, text);

export const hears = (party: FramedParty, event: string): boolean =>
  (FRAMED_PARTIES[party].hears as readonly string[]).includes(event);

/** A third party as a page knows it. `host`: whose it is, as its visitors are told. */
export type KnownParty = { readonly party: FramedParty; readonly host: string };

/** What the owner has named, as every page knows it. Nothing of it is asked for by the page itself. */
export type ThirdParties = {
  /** A service of street maps, and whom its pictures belong to; shown only to who asks for it at a map. */
  readonly tiles: { readonly url: string; readonly credit: string } | null;
  /** A link to our page at a site of reviews; a link loads nothing. `rating`: as the owner says it, such as 5/5. */
  readonly review: { readonly url: string; readonly rating: string } | null;
  readonly framed: readonly KnownParty[];
};

/** An owner who has named nobody. */
export const NO_THIRD_PARTIES = { tiles: null, review: null, framed: [] } as const satisfies ThirdParties;

/** Those whom a visitor agrees to before they learn of the visit. */
export const askedParties = ({ framed }: ThirdParties): readonly KnownParty[] =>
  framed.filter(({ party }) => FRAMED_PARTIES[party].asks);

/** What a frame may do; without an origin it is nobody's. The tag of the frame says it, and so does the policy of its page. */
export const FRAME_SANDBOX = 'allow-scripts allow-forms';
/** The path of the frame of a party. */
export const framePath = (party: FramedParty): string => `/third-party/${party}`;
/** What a frame says of its script; whatever else it says is not heard. */
export type FrameNews = 'frame.ready' | 'frame.failed';
