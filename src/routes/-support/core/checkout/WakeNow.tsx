/** A page that the server cannot draw whole, or that changes by itself, starts without a touch. Read by src/app/start-later.ts. */
export const WakeNow = () => <meta name="wake-in" content="0" />;
