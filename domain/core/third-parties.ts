/** Site events that a third party may receive; nothing else is sent. */
type Heard = 'page' | 'sign_up' | 'product' | 'registration';

/**
 * All third parties that run their own script: an owner may configure one of each, in a sandboxed frame without our
 * origin. `asks`: it gets data without a click, so the visitor must consent first. The chat opens by a click on a
 * control that names its provider.
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

/** A configured third party. `host`: its host name, shown to visitors. */
export type KnownParty = { readonly party: FramedParty; readonly host: string };

/** The owner's configuration, as all pages know it. The page itself requests nothing from these hosts. */
export type ThirdParties = {
  /** A street map service and its credit line; loaded only when the visitor asks for it at a map. */
  readonly tiles: { readonly url: string; readonly credit: string } | null;
  /** A link to our page on a review site; a link loads nothing. `rating`: as the owner writes it, such as 5/5. */
  readonly review: { readonly url: string; readonly rating: string } | null;
  readonly framed: readonly KnownParty[];
};

/** No third party is configured. */
export const NO_THIRD_PARTIES = { tiles: null, review: null, framed: [] } as const satisfies ThirdParties;

/** Third parties that need the visitor's consent. */
export const askedParties = ({ framed }: ThirdParties): readonly KnownParty[] =>
  framed.filter(({ party }) => FRAMED_PARTIES[party].asks);

/** Sandbox of the frame, without an own origin. Set in the frame's tag and in the policy of its page. */
export const FRAME_SANDBOX = 'allow-scripts allow-forms';
export const framePath = (party: FramedParty): string => `/third-party/${party}`;
/** Messages that a frame may send; others are ignored. */
export type FrameEvent = 'frame.ready' | 'frame.failed';
