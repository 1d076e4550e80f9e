import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { systemFolders } from '../systems/list.mjs';
import { buildEmbed } from './embed.mjs';

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
  await buildEmbed(out, games, (id, widget) => (widget === 'embed' ? id : `${id}.${widget}`));
  const widgets = widgetsByTag(JSON.parse(readFileSync(join(out, 'embed.json'), 'utf8')), games);
  await build({
    entryPoints: [join(folder, 'src/skirmish.ts')],
    outfile: join(out, 'skirmish.js'),
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    define: { WIDGETS: JSON.stringify(widgets) },
  });
  writeFileSync(join(out, 'skirmish.d.ts'), 'export {};\n');
}

/** What the script knows of each tag; `tags` of a widget in package.json name those it defines besides. */
function widgetsByTag(manifest, games) {
  return Object.fromEntries(
    Object.entries(manifest).flatMap(([name, { game, kind, element, firstQuestion }]) => {
      const { tags = [] } = games.find(({ id }) => id === game).widgets[kind];
      const widget = { script: `./${name}.js`, files: [...element, ...firstQuestion] };
      return [...(TAGS[kind]?.(game) ?? []), ...tags].map((tag) => [tag, widget]);
    }),
  );
}
