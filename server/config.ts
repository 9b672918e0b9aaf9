/** Parsed once at start from the environment (README, "Environment"); a wrong value is named and stops the start. */
export type Config = {
  readonly port: number;
  readonly host: string;
  /** Origin that travellers, mails and the gateway use, without a slash at the end. */
  readonly publicUrl: string;
  readonly dataDir: string;
  /** PostgreSQL; null for the embedded database in dataDir. */
  readonly databaseUrl: string | null;
  /** SMTP server; null shows mails on the local mailbox page. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  readonly payment: {
    /** HMAC key of the callbacks. */
    readonly callbackSecret: string;
  };
  /** Signs offers and seals passport numbers. */
  readonly secret: string;
  readonly logLevel: string;
  /** Another API that speaks the contract; null for the one in this process. */
  readonly apiOrigin: string | null;
};
