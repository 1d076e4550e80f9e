/**
 * Compiles every `src/packs/<name>.schema.json` (JSON Schema draft 2020-12) of a package and of the
 * system that new ones are copied from. `generated/<name>.validator.js` stops at the first
 * error; `generated/<name>.strict.js` lists every error and is meant for the tools of pack authors.
 * Both are pure ESM without `require` and without `new Function`, so they run under a strict CSP.
 * They are committed.
 *
 *   node tools/schema/compile.mjs           writes what has changed
 *   node tools/schema/compile.mjs --check   fails when a generated file is stale, missing or left over
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import Ajv2020 from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import { build } from 'esbuild';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '..', '..');

/** What one schema becomes: the end of the file name, and whether all errors are collected. */
const FORMS = [
  { ending: '.validator', allErrors: false },
  { ending: '.strict', allErrors: true },
];

/** Every schema file of the workspace, in a stable order. */
export function schemaFiles(base = root) {
  return packFolders(base)
    .flatMap((folder) => listing(folder).map((file) => join(folder, file)))
    .filter((file) => file.endsWith('.schema.json'))
    .sort();
}

/** Where packs lie. */
function packFolders(base) {
  const packages = listing(join(base, 'packages')).map((name) => join(base, 'packages', name));
  return [...packages, join(base, 'packages/create-system/template')].map((each) =>
    join(each, 'src', 'packs'),
  );
}

/** The generated files of the given schemas, as a map from path to content. */
export async function compileSchemas(files) {
  const schemas = files.map((file) => ({ file, schema: readSchema(file) }));
  const outputs = new Map();
  for (const { file } of schemas) {
    const folder = join(dirname(file), 'generated');
    const name = basename(file, '.schema.json');
    for (const form of FORMS) {
      const path = join(folder, `${name}${form.ending}`);
      outputs.set(`${path}.js`, await compileOne(schemas, file, form.allErrors));
      outputs.set(`${path}.d.ts`, declaration(file, form.allErrors));
    }
  }
  return outputs;
}

function readSchema(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (fault) {
    throw new Error(`${shown(file)} is not JSON: ${fault.message}`, { cause: fault });
  }
}

async function compileOne(schemas, file, allErrors) {
  const ajv = new Ajv2020.default({
    code: { source: true, esm: true, lines: true },
    strict: true,
    allErrors,
    // The words are ours; the place in the schema and the value found are what they need.
    messages: false,
    verbose: true,
    discriminator: true,
    // One function per definition: a fifth smaller than writing each out where it is used.
    inlineRefs: false,
  });
  // What a form asks for, in French; `description` says it in English.
  ajv.addVocabulary(['descriptionFr']);
  for (const { file: each, schema } of schemas) ajv.addSchema(schema, keyOf(each, schema));
  const { schema } = schemas.find((each) => each.file === file);
  let validate;
  try {
    validate = ajv.getSchema(keyOf(file, schema));
  } catch (fault) {
    throw new Error(`${shown(file)}: ${fault.message}`, { cause: fault });
  }
  const source = withRuntime(standalone.default(ajv, validate), file);
  const bundle = await build({
    stdin: { contents: source, resolveDir: here, sourcefile: shown(file), loader: 'js' },
    absWorkingDir: root,
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    minifySyntax: true,
    logLevel: 'error',
  });
  return `${banner(file)}\n${bundle.outputFiles[0].text}`;
}

function keyOf(file, schema) {
  return schema.$id ?? shown(file);
}

/** Ajv refers to its run time with `require`, even for ESM: point those at ours. */
function withRuntime(source, file) {
  const imports = source.replace(
    /^const (\w+) = require\("ajv\/dist\/runtime\/(ucs2length|equal)"\)\.default;$/gm,
    (_, name, what) => `import { ${what} as ${name} } from './runtime.mjs';`,
  );
  const left = /require\("([^"]+)"\)/.exec(imports);
  if (left)
    throw new Error(`${shown(file)} uses a keyword that needs ${left[1]}, which is not shipped.`);
  return imports;
}

function declaration(file, allErrors) {
  const how = allErrors ? 'Lists every error.' : 'Stops at the first error.';
  return `${banner(file)}
import type { SchemaError } from '@skirmish-kit/core';

/** Whether a value fits the schema. ${how} */
export declare function validate<T>(value: unknown): value is T;
export declare namespace validate {
  let errors: readonly SchemaError[] | null | undefined;
}
export default validate;
`;
}

function banner(file) {
  return `// Generated from ${basename(file)} by tools/schema/compile.mjs; change the schema, not this file.`;
}

function shown(file) {
  return relative(root, file).split(sep).join('/');
}

function listing(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function contentOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Generated files whose schema is gone. */
function leftOvers(outputs) {
  return packFolders(root)
    .map((folder) => join(folder, 'generated'))
    .flatMap((folder) => listing(folder).map((file) => join(folder, file)))
    .filter((file) => /\.(validator|strict)\.(js|d\.ts)$/.test(file) && !outputs.has(file));
}

async function main(check) {
  const files = schemaFiles();
  const outputs = await compileSchemas(files);
  const changed = [...outputs].filter(([file, content]) => contentOf(file) !== content);
  const over = leftOvers(outputs);
  if (check) {
    for (const [file] of changed) console.error(`${shown(file)} is stale.`);
    for (const file of over) console.error(`${shown(file)} has no schema any more.`);
    if (changed.length + over.length > 0) {
      console.error('Run: node tools/schema/compile.mjs');
      return 1;
    }
    console.log(`${files.length} schemas, every generated validator is up to date.`);
    return 0;
  }
  for (const [file, content] of changed) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    console.log(`wrote ${shown(file)}`);
  }
  for (const file of over) {
    rmSync(file);
    console.log(`removed ${shown(file)}`);
  }
  console.log(`${files.length} schemas, ${changed.length} files written.`);
  return 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    process.exitCode = await main(process.argv.includes('--check'));
  } catch (fault) {
    console.error(fault.message);
    process.exitCode = 1;
  }
}
