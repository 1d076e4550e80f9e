const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

const VALUES = new Map(Array.from(LETTERS, (letter, value) => [letter.charCodeAt(0), value]));

/** Bytes as letters that need no escaping in an address (RFC 4648 §5, without padding). */
export function makeBase64url(bytes: Uint8Array): string {
  let text = '';
  let held = 0;
  let bits = 0;
  for (const byte of bytes) {
    held = ((held << 8) | byte) & 0xffff;
    for (bits += 8; bits >= 6; bits -= 6) text += LETTERS[(held >>> (bits - 6)) & 63];
  }
  return bits > 0 ? text + LETTERS[(held << (6 - bits)) & 63] : text;
}

/** The bytes behind such letters; `undefined` for any spelling but the one their writer has. */
export function parseBase64url(text: string): Uint8Array<ArrayBuffer> | undefined {
  const bytes = new Uint8Array(Math.floor((text.length * 6) / 8));
  let at = 0;
  let held = 0;
  let bits = 0;
  for (let i = 0; i < text.length; i++) {
    const value = VALUES.get(text.charCodeAt(i));
    if (value === undefined) return undefined;
    held = ((held << 6) | value) & 0xffff;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes[at++] = (held >>> bits) & 0xff;
    }
  }
  const stray = bits === 6 || (held & ((1 << bits) - 1)) !== 0;
  return stray ? undefined : bytes;
}
