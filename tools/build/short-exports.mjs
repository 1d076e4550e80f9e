import { parseAst } from 'rollup/parseAst';

/** Names that Rollup gives to what only files of the same build import from one another. */
const INTERNAL = /^.{1,2}$/;

/** How Rollup takes a module out of a file that holds more than that. */
const FETCHED = /import\([`"']\.\/([\w.-]+)[`"']\)\.then\(\(?([\w$]+)\)?=>\2\.([\w$]+)\)/g;

/**
 * Lets files of an embed hand things to one another under the names that minifying left them (a plugin
 * for Rollup's outputs): `export{e as a}` becomes `export{e}`. Names that somebody wrote stay.
 */
export function shortExports() {
  return {
    name: 'short-exports',
    generateBundle: {
      order: 'post',
      handler(options, bundle) {
        const files = new Map();
        for (const file of Object.values(bundle))
          if (file.type === 'chunk') files.set(file.fileName, { file, ...linksOf(file.code) });
        const kept = (file, name) => {
          const module = file.facadeModuleId && this.getModuleInfo(file.facadeModuleId);
          return !INTERNAL.test(name) || (module?.exports?.includes(name) ?? false);
        };
        const taken = new Set([...files.values()].flatMap(({ fetched }) => fetched));
        const renamed = new Map();
        for (const [name, { file, exported, passedOn }] of files) {
          const stays = exported.filter(
            (each) => kept(file, each.name) || taken.has(`${name} ${each.name}`),
          );
          const changed = renamable(exported, stays, passedOn.flatMap(namesOut));
          renamed.set(name, new Map(changed.map((each) => [each.name, each.local])));
        }
        for (const [name, links] of files) links.file.code = rewritten(links, name, renamed);
        demandNames([...files.values()].map(({ file }) => file));
      },
    },
  };
}

/**
 * Those exports that can take the name of what they hand on: no other may go by that name, and one that
 * cannot change keeps its own from others in turn.
 */
export function renamable(exported, stays, passedOn) {
  let changed = exported.filter((each) => !stays.includes(each));
  for (;;) {
    const unchanged = exported.filter((each) => !changed.includes(each));
    const used = new Set([...unchanged.map((each) => each.name), ...passedOn]);
    const left = changed.filter((each) => !used.has(each.local));
    if (left.length === changed.length) return changed;
    changed = left;
  }
}

/** What a file exports and imports by name, and what it takes out of files that it fetches. */
function linksOf(code) {
  const { body } = parseAst(code);
  const exports = body.filter(
    ({ type, source, declaration }) => type === 'ExportNamedDeclaration' && !source && !declaration,
  );
  const imports = body.filter(
    ({ type, specifiers }) =>
      type === 'ImportDeclaration' &&
      specifiers.length > 0 &&
      specifiers.every((each) => each.type === 'ImportSpecifier'),
  );
  const passedOn = body.filter(({ type, source }) => type === 'ExportNamedDeclaration' && source);
  const exported = exports.flatMap(({ specifiers }) =>
    specifiers.map((each) => ({ name: each.exported.name, local: each.local.name })),
  );
  const fetched = [...code.matchAll(FETCHED)].map(([, file, , name]) => `${file} ${name}`);
  return { exports, imports, passedOn, exported, fetched };
}

const as = (name, other) => (name === other ? name : `${name} as ${other}`);

const namesOut = ({ specifiers }) => specifiers.map(({ exported }) => exported.name);

/** A file hands on nothing twice, and whatever it imports from another has to be there under that name. */
function demandNames(files) {
  const links = new Map(files.map(({ fileName, code }) => [fileName, linksOf(code)]));
  const handedOn = new Map(
    [...links].map(([name, { exports, passedOn }]) => [
      name,
      [...exports, ...passedOn].flatMap(namesOut),
    ]),
  );
  for (const [name, { imports, passedOn }] of links) {
    const out = handedOn.get(name);
    const twice = out.find((each, i) => out.indexOf(each) !== i);
    if (twice) throw new Error(`${name} hands on ${twice} twice.`);
    for (const { source, specifiers } of [...imports, ...passedOn]) {
      const from = source.value.replace(/^\.\//, '');
      const missing = specifiers
        .map(({ imported, local }) => (imported ?? local).name)
        .find((each) => handedOn.get(from)?.includes(each) === false);
      if (missing) throw new Error(`${name}: ${from} hands on no ${missing}.`);
    }
  }
}

function rewritten({ file: { code }, exports, imports, passedOn }, name, renamed) {
  const nameNow = ({ value: from }, each) =>
    renamed.get(from.replace(/^\.\//, ''))?.get(each.name) ?? each.name;
  const edits = [
    ...exports.map(({ start, end, specifiers }) => {
      const names = specifiers.map(({ local, exported }) =>
        as(local.name, renamed.get(name).get(exported.name) ?? exported.name),
      );
      return { start, end, text: `export{${[...new Set(names)].join()}};` };
    }),
    ...imports.map(({ start, end, specifiers, source }) => {
      const names = specifiers.map(({ imported, local }) =>
        as(nameNow(source, imported), local.name),
      );
      return { start, end, text: `import{${names.join()}}from${JSON.stringify(source.value)};` };
    }),
    ...passedOn.map(({ start, end, specifiers, source }) => {
      const names = specifiers.map(({ local, exported }) =>
        as(nameNow(source, local), exported.name),
      );
      return { start, end, text: `export{${names.join()}}from${JSON.stringify(source.value)};` };
    }),
  ].sort((one, other) => one.start - other.start);
  let text = '';
  let at = 0;
  for (const edit of edits) {
    text += code.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return text + code.slice(at);
}
