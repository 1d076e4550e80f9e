import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import Ajv from 'ajv';
import { describe, expect, test } from 'vitest';
import { compileSchemas, schemaFiles } from './compile.mjs';

const fixture = fileURLToPath(new URL('fixture/warband.schema.json', import.meta.url));
const secure: object = JSON.parse(
  readFileSync(
    new URL('../../node_modules/ajv/lib/refs/json-schema-secure.json', import.meta.url),
    'utf8',
  ),
);

async function compiled(ending: string): Promise<string> {
  const outputs = await compileSchemas([fixture]);
  const found = [...outputs].find(([path]) => path.endsWith(ending));
  expect(found).toBeDefined();
  return found?.[1] ?? '';
}

/** Runs a validator in a Node that may not make code from text, as under a strict CSP. */
function runSealed(source: string, value: unknown): unknown {
  const folder = mkdtempSync(join(tmpdir(), 'skirmish-schema-'));
  const file = join(folder, 'validator.mjs');
  writeFileSync(file, source);
  const program = `
    import validate from ${JSON.stringify(pathToFileURL(file).href)};
    const valid = validate(${JSON.stringify(value)});
    console.log(JSON.stringify({ valid, paths: (validate.errors ?? []).map((e) => e.instancePath) }));`;
  const flags = ['--disallow-code-generation-from-strings', '--input-type=module', '-e', program];
  const answer: unknown = JSON.parse(execFileSync(process.execPath, flags, { encoding: 'utf8' }));
  rmSync(folder, { recursive: true });
  return answer;
}

describe('compiled validators', () => {
  test('are pure ESM that needs no eval', async () => {
    for (const ending of ['warband.validator.js', 'warband.strict.js']) {
      const source = await compiled(ending);
      expect(source).not.toMatch(/\brequire\s*\(|new Function|\beval\s*\(|\bimport\b/);
      expect(source).toContain('as default');
    }
  });

  test('stop at the first error, or list every one', async () => {
    const bad = {
      id: 'Big',
      units: [
        { id: 'a', quality: 'elite' },
        { id: 'b', quality: 'green', wounds: 0 },
      ],
    };
    const good = {
      id: 'big',
      units: [{ id: 'a', quality: 'green', weapon: { kind: 'gun', range: 2 } }],
    };
    const first = await compiled('warband.validator.js');
    expect(runSealed(first, good)).toEqual({ valid: true, paths: [] });
    expect(runSealed(first, bad)).toEqual({ valid: false, paths: ['/id'] });
    expect(runSealed(await compiled('warband.strict.js'), bad)).toEqual({
      valid: false,
      paths: ['/id', '/units/0/quality', '/units/1/wounds'],
    });
  });

  test('come out the same every time', async () => {
    expect(await compileSchemas([fixture])).toEqual(await compileSchemas([fixture]));
  });

  test('generated validators are up to date', async () => {
    const outputs = await compileSchemas(schemaFiles());
    const stale = [...outputs].filter(
      ([path, text]) => !existsSync(path) || readFileSync(path, 'utf8') !== text,
    );
    expect(stale.map(([path]) => path)).toEqual([]);
  });
});

describe('every schema of the kit is safe on untrusted data', () => {
  const isSecure = new Ajv({ strict: false }).compile(secure);
  test.each([fixture, ...schemaFiles()])('%s', (file: string) => {
    const safe = isSecure(JSON.parse(readFileSync(file, 'utf8')));
    expect(isSecure.errors ?? []).toEqual([]);
    expect(safe).toBe(true);
  });
});

/** Every form that a schema asks for by a regular expression. */
function formsIn(schema: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const fields: Readonly<Record<string, unknown>> = { ...schema };
  const inside = Object.values(fields).flatMap(formsIn);
  return typeof fields['pattern'] === 'string' ? [fields, ...inside] : inside;
}

test.each(schemaFiles())('%s says in words what its regular expressions ask for', (file) => {
  const forms = formsIn(JSON.parse(readFileSync(file, 'utf8')));
  expect(forms.length).toBeGreaterThan(0);
  for (const { pattern, description, descriptionFr } of forms) {
    expect(description, String(pattern)).toEqual(expect.any(String));
    expect(descriptionFr, String(pattern)).toEqual(expect.any(String));
  }
});

test.each(schemaFiles())('%s is named by a urn', (file) => {
  const { $id }: { readonly $id?: string } = JSON.parse(readFileSync(file, 'utf8'));
  expect($id).toMatch(/^urn:skirmish-kit:[a-z-]+:\d+$/);
});
