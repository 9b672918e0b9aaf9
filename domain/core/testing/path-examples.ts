/** For each page some addresses as they are written, and the route that answers them. */
export type PathExamples<Paths> = Readonly<Record<keyof Paths, readonly (readonly [address: string, route: string])[]>>;
