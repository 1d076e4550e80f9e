/** The bytes inflated at a time: 256 bytes of a zip bomb cannot become more than 264 KiB at once. */
const PIECE = 256;

/** Deflated bytes, raw: without the header and checksum of zlib. */
export async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const packed = await through(new CompressionStream('deflate-raw'), bytes, Infinity);
  if (typeof packed === 'string') throw new Error('Deflating failed.');
  return packed;
}

/**
 * Inflates piece by piece and stops at the first byte too many. Bytes after the end are damage:
 * browsers say so themselves, Node reads over them. So the last byte has to be needed: what can be
 * read without it goes on after its end.
 */
export async function inflate(
  bytes: Uint8Array<ArrayBuffer>,
  most: number,
): Promise<Uint8Array | 'too-big' | 'damaged'> {
  const whole = await inflated(bytes, most);
  if (typeof whole === 'string') return whole;
  const shortened = await inflated(bytes.subarray(0, -1), most);
  return shortened === 'damaged' ? whole : 'damaged';
}

function inflated(
  bytes: Uint8Array<ArrayBuffer>,
  most: number,
): Promise<Uint8Array | 'too-big' | 'damaged'> {
  return through(new DecompressionStream('deflate-raw'), bytes, most);
}

async function through(
  stream: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
  most: number,
): Promise<Uint8Array | 'too-big' | 'damaged'> {
  const reader = stream.readable.getReader();
  void feed(stream.writable.getWriter(), bytes);
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      length += read.value.length;
      if (length > most) {
        void reader.cancel().catch(() => undefined);
        return 'too-big';
      }
      chunks.push(read.value);
    }
  } catch {
    return 'damaged';
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

/** Hands over the next piece when the last one was worked off; the reading side tells of faults. */
async function feed(
  writer: WritableStreamDefaultWriter<BufferSource>,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<void> {
  try {
    for (let at = 0; at < bytes.length; at += PIECE) {
      await writer.write(bytes.subarray(at, at + PIECE));
    }
    await writer.close();
  } catch {
    return;
  }
}
