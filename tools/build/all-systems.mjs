import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { systemFolders } from '../systems/list.mjs';
import { buildEmbed, MANIFEST } from '@skirmish-kit/embed/build';

/** The script that finds every widget of a page. */
const SCRIPT = 'skirmish.js';

/** The tags of a widget: an element has its game in the name, the others have an attribute for it. */
const TAGS = {
  embed: (game) => [`skirmish-${game}`],
  sentence: (game) => [`skirmish-rule ${game}`, `skirmish-odds ${game}`],
};

/** Builds the widgets of all systems with what they share, and the script that finds them on a page. */
export async function buildAllSystems(folder, root) {
  const out = join(folder, 'dist');
  const games = systemFolders(root).map((id) => {
    const game = join(root, 'packages', id);
    const { skirmish } = JSON.parse(readFileSync(join(game, 'package.json'), 'utf8'));
    return { id, folder: game, widgets: skirmish.embeds };
  });
  const nameOf = (id, widget) => (widget === 'embed' ? id : `${id}.${widget}`);
  const { widgets, files } = await buildEmbed(out, games, { nameOf, script: SCRIPT });
  await build({
    entryPoints: [join(folder, 'src/skirmish.ts')],
    outfile: join(out, SCRIPT),
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    define: { WIDGETS: JSON.stringify(widgetsByTag(widgets, games)) },
  });
  writeFileSync(join(out, 'skirmish.d.ts'), 'export {};\n');
  const manifest = { widgets, files: [SCRIPT, ...files].sort() };
  writeFileSync(join(out, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** What the script knows of each tag; `tags` of a widget in package.json name those it defines besides. */
function widgetsByTag(built, games) {
  return Object.fromEntries(
    Object.entries(built).flatMap(([name, { game, kind, element, firstQuestion }]) => {
      const { tags = [] } = games.find(({ id }) => id === game).widgets[kind];
      const widget = { script: `./${name}.js`, files: element, gameFiles: firstQuestion };
      return [...(TAGS[kind]?.(game) ?? []), ...tags].map((tag) => [tag, widget]);
    }),
  );
}
