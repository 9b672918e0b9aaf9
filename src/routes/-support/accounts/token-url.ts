/** The token of a mail link; the router may have parsed it as a number. */
export const tokenUrl = ({ token }: Record<string, unknown>): { token?: string } =>
  token && (typeof token === 'string' || typeof token === 'number') ? { token: String(token) } : {};
