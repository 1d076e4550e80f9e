// npm run schemas: compiles src/packs/*.schema.json into functions ahead of time, so that packs can be
// checked in pages that forbid eval. Run it after every change of a schema.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv2020 from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';

const DECLARATION = `import type { SchemaError } from '@skirmish-kit/core';

/** Whether a value fits the schema. Lists every error. */
export declare function validate<T>(value: unknown): value is T;
export declare namespace validate {
  let errors: readonly SchemaError[] | null | undefined;
}
export default validate;
`;

const packs = join(import.meta.dirname, 'src/packs');
const generated = join(packs, 'generated');
mkdirSync(generated, { recursive: true });
for (const file of readdirSync(packs).filter((name) => name.endsWith('.schema.json'))) {
  const banner = `// Generated from ${file} by schemas.mjs; change the schema, not this file.`;
  const name = join(generated, file.replace('.schema.json', '.strict'));
  writeFileSync(`${name}.js`, `${banner}\n${compiled(file)}\n`);
  writeFileSync(`${name}.d.ts`, `${banner}\n${DECLARATION}`);
}

function compiled(file) {
  const ajv = new Ajv2020.default({
    code: { source: true, esm: true, lines: true },
    strict: true,
    allErrors: true,
    // The kit words the problems: it needs the value and the place in the schema.
    messages: false,
    verbose: true,
    // Lengths as JavaScript counts them: what is compiled then leans on nothing of Ajv.
    unicode: false,
    logger: false,
    inlineRefs: false,
  });
  // What a pattern asks for, in French; `description` says it in English.
  ajv.addVocabulary(['descriptionFr']);
  const schema = JSON.parse(readFileSync(join(packs, file), 'utf8'));
  const source = standalone.default(ajv, ajv.compile(schema));
  const needed = /require\("([^"]+)"\)/.exec(source)?.[1];
  if (needed)
    throw new Error(`${file} has a keyword that needs ${needed}; say it in code instead.`);
  return source;
}
