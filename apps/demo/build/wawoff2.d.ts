declare module 'wawoff2' {
  /** A WOFF2 font as a TrueType one. */
  export function decompress(font: Uint8Array): Promise<Uint8Array>;
}
