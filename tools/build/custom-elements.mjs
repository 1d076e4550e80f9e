// What pages rely on in the elements of a package: tag, attributes, properties, events, parts, slots
// and custom properties, read from its sources by the analyser that writes custom-elements.json.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { create, ts } from '@custom-elements-manifest/analyzer/index.js';
import { litPlugin } from '@custom-elements-manifest/analyzer/src/features/framework-plugins/lit/lit.js';

/** The public interface of each element in a folder, by tag, in the order of names. */
export function publicElements(folder) {
  const files = readdirSync(join(folder, 'src/element'), { recursive: true })
    .map((name) => join(folder, 'src/element', name))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const modules = files.map((file) =>
    ts.createSourceFile(
      relative(folder, file),
      readFileSync(file, 'utf8'),
      ts.ScriptTarget.ES2015,
      true,
    ),
  );
  const manifest = create({ modules, plugins: litPlugin(), context: { dev: false } });
  const elements = manifest.modules
    .flatMap(({ declarations = [] }) => declarations)
    .filter(({ tagName }) => tagName !== undefined);
  return Object.fromEntries(elements.map((each) => [each.tagName, publicPart(each)]).toSorted());
}

function publicPart({ attributes, members, events, cssParts, slots, cssProperties }) {
  const properties = members?.filter(
    ({ kind, privacy = 'public', name, static: isStatic }) =>
      kind === 'field' && privacy === 'public' && !isStatic && !name.startsWith('#'),
  );
  return {
    attributes: namesOf(attributes),
    properties: namesOf(properties),
    events: namesOf(events),
    parts: namesOf(cssParts),
    slots: namesOf(slots),
    cssProperties: namesOf(cssProperties),
  };
}

function namesOf(items = []) {
  return items.map(({ name }) => name).toSorted();
}
