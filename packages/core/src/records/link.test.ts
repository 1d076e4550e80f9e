import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pig } from '../example/pig.ts';
import { Game } from '../game.ts';
import { isProblems } from '../problem.ts';
import { seededRandom, type Random } from '../random.ts';
import { makeBase64url, parseBase64url } from './base64url.ts';
import { crc32 } from './crc32.ts';
import { MAX_LINK_BYTES, makeLink, parseLink } from './link.ts';
import { decodeRecordInput } from './record-text.ts';

/** For a machine that has other things to do. */
const PATIENCE = 30_000;

/** How much worse it gets than in a commit: `npm run fuzz -- 10000`. */
const MANY = Number(process.env['SKIRMISH_HOSTILE'] ?? 0);
const MUTATED = Math.max(3_000, MANY * 10);
const BOMBS = Math.max(100, MANY / 10);

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

async function linkTo(text: string): Promise<string> {
  const token = await makeLink(text);
  if (isProblems(token)) throw new Error(token[0]?.message);
  return String(token);
}

async function codeOf(token: string): Promise<string> {
  const text = await parseLink(token);
  return isProblems(text) ? (text[0]?.code ?? '') : 'fine';
}

/** A token with a good checksum around any bytes, as somebody with bad intentions makes it. */
function sealed(packed: Uint8Array): string {
  const body = new Uint8Array(4 + packed.length);
  new DataView(body.buffer).setUint32(0, crc32(packed));
  body.set(packed, 4);
  return `1${makeBase64url(body)}`;
}

function pigRecord(seed: number): string {
  const random = seededRandom(seed);
  const game = new Game(pig, pig.defaults, { seed });
  for (let i = 0; i < 100; i++) game.answer(random.between(0, 3) > 0 ? 'roll' : 'hold');
  return game.record();
}

describe('L4 a link says exactly what went in', { timeout: PATIENCE }, () => {
  test('any text, packed, unpacked and packed again', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 300 }),
      fc
        .tuple(fc.string({ minLength: 1, maxLength: 4 }), fc.nat(6_000))
        .map(([word, times]) => word.repeat(times)),
    );
    await fc.assert(
      fc.asyncProperty(text, async (original) => {
        const token = await linkTo(original);
        expect(token).toMatch(/^1[\w-]*$/);
        expect(await parseLink(token)).toBe(original);
        expect(await linkTo(original)).toBe(token);
      }),
      { numRuns: 300 },
    );
  });

  test('a game survives, in about a character for each answer', async () => {
    for (let seed = 0; seed < 30; seed++) {
      const record = pigRecord(seed);
      const token = await linkTo(record);
      expect(await parseLink(token)).toBe(record);
      expect(token.length).toBeLessThan(record.length);
    }
  });

  test('texts of the longest length, however well they shrink', async () => {
    const longest = 'a'.repeat(MAX_LINK_BYTES);
    expect(await parseLink(await linkTo(longest))).toBe(longest);
    expect((await linkTo(longest)).length).toBeLessThan(8_000);
    expect(await makeLink(`${longest}a`)).toMatchObject([{ code: 'link-too-long' }]);
    const random = seededRandom(1);
    const noise = Array.from({ length: MAX_LINK_BYTES }, () => LETTERS[random.between(0, 63)]).join(
      '',
    );
    expect(await parseLink(await linkTo(noise))).toBe(noise);
  });

  test('half a character is no text', async () => {
    expect(await makeLink('\ud83d')).toMatchObject([{ code: 'link-not-text' }]);
    expect(await parseLink(await linkTo('\ufeff😀'))).toBe('\ufeff😀');
  });
});

describe('L1 a damaged or hostile link gives a typed problem', { timeout: PATIENCE }, () => {
  test('every single changed character is detected', async () => {
    const token = await linkTo(pigRecord(1));
    const random = seededRandom('letters');
    let undetected = 0;
    for (let at = 0; at < token.length; at++) {
      for (let i = 0; i < 4; i++) {
        const letter = LETTERS[random.between(0, 63)] ?? '';
        if (letter === token[at]) continue;
        if ((await codeOf(token.slice(0, at) + letter + token.slice(at + 1))) === 'fine')
          undetected++;
      }
    }
    expect(undetected).toBe(0);
  });

  test(`${MUTATED} mutated links: a problem of a known kind, or the very text`, async () => {
    const original = pigRecord(2);
    const token = await linkTo(original);
    const random = seededRandom('mutations');
    const counts = new Map<string, number>();
    for (let i = 0; i < MUTATED; i++) {
      const mutated = mutate(token, random);
      const code = await codeOf(mutated);
      counts.set(code, (counts.get(code) ?? 0) + 1);
      if (code === 'fine') expect(mutated).toBe(token);
    }
    for (const code of counts.keys()) {
      expect([
        'fine',
        'link-damaged',
        'link-wrong-letter',
        'link-other-version',
        'link-too-long',
      ]).toContain(code);
    }
    expect(counts.size).toBeGreaterThanOrEqual(4);
  });

  test.each([
    ['', 'link-damaged'],
    ['1', 'link-damaged'],
    ['1AAAA', 'link-damaged'],
    ['2AAAAAAAA', 'link-other-version'],
    ['1AAA AAAA', 'link-wrong-letter'],
    ['1AAA%20AA', 'link-wrong-letter'],
    ['1😀', 'link-wrong-letter'],
    [`1${'A'.repeat(400_000)}`, 'link-too-long'],
  ])('%#', async (token, code) => {
    expect(await codeOf(token)).toBe(code);
  });

  test('no link is longer than the longest text could make it', async () => {
    const longest = 1 + Math.ceil(((4 + MAX_LINK_BYTES + 512) * 4) / 3);
    expect(await codeOf(`1${'A'.repeat(longest - 1)}`)).toBe('link-damaged');
    expect(await codeOf(`1${'A'.repeat(longest)}`)).toBe('link-too-long');
  });

  test('an invalid link is reported with its error', async () => {
    const params = async (token: string) => {
      const text = await parseLink(token);
      return isProblems(text) ? text[0]?.params : undefined;
    };
    expect(await params('2AAAAAAAA')).toEqual({ found: '2', known: '1' });
    expect(await params('1AAA AAAA')).toEqual({ found: '" "' });
    expect(await params('1A😀')).toEqual({ found: '"😀"' });
  });

  test('bytes that are no deflate, or no UTF-8, under a good checksum', async () => {
    expect(await codeOf(sealed(Uint8Array.of(0xff, 0xff, 0xff)))).toBe('link-damaged');
    expect(await codeOf(sealed(deflateRawSync(Uint8Array.of(0xff, 0xfe, 0x41))))).toBe(
      'link-damaged',
    );
    expect(await codeOf(sealed(deflateRawSync('hello').subarray(0, -2)))).toBe('link-damaged');
    expect(await parseLink(sealed(deflateRawSync('hello')))).toBe('hello');
  });

  test.each([
    ['one', Uint8Array.of(0)],
    ['many', new Uint8Array(600).fill(0x41)],
    ['another text', deflateRawSync('and more')],
  ])('%s after the end, under a good checksum', async (_, more) => {
    for (const text of ['', 'hello', pigRecord(3)]) {
      const packed = deflateRawSync(text);
      expect(await codeOf(sealed(Buffer.concat([packed, more])))).toBe('link-damaged');
      expect(await parseLink(sealed(packed))).toBe(text);
    }
  });
});

/** One of the things that happen to links on their way, or that somebody does to them. */
function mutate(token: string, random: Random): string {
  const at = random.between(0, token.length - 1);
  const length = random.between(1, 20);
  switch (random.between(0, 7)) {
    case 0:
      return token.slice(0, at) + (LETTERS[random.between(0, 63)] ?? '') + token.slice(at + 1);
    case 1:
      return token.slice(0, at);
    case 2:
      return token.slice(0, at) + token.slice(at + length);
    case 3:
      return token.slice(0, at) + token.slice(at, at + length) + token.slice(at);
    case 4:
      return token.slice(at) + token.slice(0, at);
    case 5:
      return `${String.fromCharCode(random.between(33, 126))}${token.slice(1)}`;
    case 6:
      return token.slice(0, at) + String.fromCharCode(random.between(1, 400)) + token.slice(at);
    default:
      return token.slice(0, at) + token.repeat(random.between(2, 40));
  }
}

describe('L2 bombs are refused while they unpack', { timeout: PATIENCE }, () => {
  test(`${BOMBS} bombs of every size`, async () => {
    const random = seededRandom('bombs');
    for (let i = 0; i < BOMBS; i++) {
      const size = random.between(300_000, 3_000_000);
      const bomb = sealed(deflateRawSync(Buffer.alloc(size, random.between(0, 255))));
      expect(await codeOf(bomb)).toBe('link-too-big');
    }
  });

  test('16 MiB in 24 KiB, and a ratio over fifty well below the cap', async () => {
    expect(await codeOf(sealed(deflateRawSync(Buffer.alloc(16 * 1024 * 1024))))).toBe(
      'link-too-big',
    );
    expect(await codeOf(sealed(deflateRawSync('x'.repeat(20_000))))).toBe('link-too-big');
    expect(await codeOf(sealed(deflateRawSync('x'.repeat(4_000))))).toBe('fine');
    expect(await codeOf(sealed(deflateRawSync('x'.repeat(4_096))))).toBe('fine');
    expect(await codeOf(sealed(deflateRawSync('x'.repeat(4_097))))).toBe('link-too-big');
  });

  test('fifty to one is honest, one byte more is not', async () => {
    const filler = Buffer.from([0, 0, 0, 0xff, 0xff]);
    const packed = (length: number) => {
      const whole = Buffer.concat([
        ...Array<Buffer>(40).fill(filler),
        deflateRawSync('x'.repeat(length)),
      ]);
      return { token: sealed(whole), most: whole.length * 50 };
    };
    const { most } = packed(10_000);
    expect(packed(most).most).toBe(most);
    expect(await codeOf(packed(most).token)).toBe('fine');
    expect(await codeOf(packed(most + 1).token)).toBe('link-too-big');
  });
});

describe('a record or the token of one', () => {
  test('a token is unpacked, with spaces around it too; any other text is left as it is', async () => {
    const record = pigRecord(3);
    const token = await linkTo(record);
    expect(await decodeRecordInput(token)).toBe(record);
    expect(await decodeRecordInput(`  ${token}\n`)).toBe(record);
    expect(await decodeRecordInput(record)).toBe(record);
    expect(await decodeRecordInput('hello')).toBe('hello');
    expect(await decodeRecordInput('1damaged')).toMatchObject([{ code: 'link-damaged' }]);
  });
});

describe('the parts', () => {
  test('CRC-32 of the published check value', () => {
    expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcbf43926);
    expect(crc32(new Uint8Array())).toBe(0);
  });

  test('base64url of any bytes, and one spelling only', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 50 }), (bytes) => {
        const text = makeBase64url(bytes);
        expect(text).toBe(Buffer.from(bytes).toString('base64url'));
        expect(parseBase64url(text)).toEqual(bytes);
      }),
    );
    // A letter alone, or one more than full bytes need, says less than a byte.
    for (const text of ['A', 'AAAAA']) expect(parseBase64url(text)).toBeUndefined();
    fc.assert(
      fc.property(fc.stringMatching(/^[\w-]{0,9}$/), (text) => {
        const bytes = parseBase64url(text);
        if (bytes) expect(makeBase64url(bytes)).toBe(text);
      }),
    );
  });
});
