/** The token of a link in a mail, as its address says it. */
export const tokenAddress = ({ token }: Record<string, unknown>): { token?: string } =>
  token && (typeof token === 'string' || typeof token === 'number') ? { token: String(token) } : {};
