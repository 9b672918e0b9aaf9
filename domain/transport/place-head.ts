/** A place without what is told of it in brackets: "Tehran, north" of "Tehran, north (Vanak, Evin)". An airport keeps its code. */
export const placeHead = (name: string, airport: string | null): string =>
  airport === null ? name.replace(/\s*\([^()]*\)$/, '') : name;
