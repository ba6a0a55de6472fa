/** Made by `pocket.ts` beside the configuration of Vite; null where the page was built without it. */
declare module 'virtual:pocket' {
  /** Where the list of games is that this page can play itself. */
  const games: string | null;
  export default games;
}

declare module 'virtual:pocket/parts' {
  const parts: {
    runtime: string;
    library: string;
    python: string;
    kernels: string | null;
    plain: string | null;
    /** The levels of each game that are not played here. */
    lacking: Record<string, number[]>;
    /** Bytes in all, and as they travel. */
    size: number;
    wire: number;
  } | null;
  export default parts;
}
