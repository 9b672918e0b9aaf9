/** Whether the browser asks for less data (`saveData`). Only some browsers report it. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & {
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}
