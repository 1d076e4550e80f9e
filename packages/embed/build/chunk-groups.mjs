/** What some games share and others would load in vain, by the games. */
const SHARED_BY = {
  'deadzone,musg': 'dice',
  'deadzone,musg,reaction': 'dice',
  'deadzone,reaction': 'dice',
  'musg,reaction': 'table',
};

/**
 * Names the chunk of each module by who loads it. Left to itself, Rollup makes a chunk for every set
 * of modules that two dynamic imports share: some 60 per game, half of them under 1 KB.
 *
 * A game loads in two stages: its element, then what its first question needs. Small widgets (a
 * diagram, a rule in a sentence) load alone. A module that several games load goes into
 *
 * - `base`  if a diagram is one of the loaders (`problems` if no game needs it for its first question),
 * - `lit`   if a widget for a sentence is one of them (`inline` if all are),
 * - `table` if only the two games on a measured table load it,
 * - `dice`  if only games with dice load it,
 * - `kit`   otherwise.
 *
 * What one game loads at first and another later is for several games too: in a chunk of the first game,
 * the other would load that whole chunk.
 *
 * What only one game loads goes into `<game>`, `<game>-play`, `<game>-diagram`, `<game>-inline`, or into
 * `<game>-small` if its diagram and its sentences load it. `-shared` follows the name if the game loads
 * it too. What is loaded later stays as Rollup cuts it.
 *
 * @param build what Rollup has read
 * @param widgets what the build makes
 * @returns the group of a module; `undefined` leaves it to Rollup
 */
export async function chunkGroups(build, widgets) {
  const { importsOf, laterOf } = await moduleImports(build);
  const elements = widgets.filter(({ kind }) => kind === 'embed');
  const loaders = {
    elements: elements.map(({ game, entry }) => ({ game, loads: closure([entry]) })),
    players: elements.map(({ game, entry, firstQuestion }) => ({
      game,
      loads: closure([entry, ...firstQuestion]),
    })),
    diagrams: ofKind('diagram'),
    sentences: ofKind('sentence'),
    all: widgets.map(({ game, entry }) => ({ game, loads: closure([entry], importsAtAnyTime) })),
  };

  function ofKind(kind) {
    return widgets
      .filter((widget) => widget.kind === kind)
      .map(({ game, entry }) => ({ game, loads: closure([entry]) }));
  }

  function importsAtAnyTime(id) {
    return [...(importsOf.get(id) ?? []), ...(laterOf.get(id) ?? [])];
  }

  function closure(sources, next = (id) => importsOf.get(id) ?? []) {
    const found = new Set(sources);
    for (const id of found) for (const each of next(id)) found.add(each);
    return found;
  }

  const groupOf = (module) => {
    const gamesIn = (stage) =>
      loaders[stage].filter(({ loads }) => loads.has(module)).map(({ game }) => game);
    const inElements = gamesIn('elements');
    const inPlay = gamesIn('players');
    const inDiagrams = gamesIn('diagrams');
    const inSentences = gamesIn('sentences');
    if (inPlay.length + inDiagrams.length + inSentences.length === 0) return undefined;
    const [game, ...others] = new Set(gamesIn('all'));
    if (others.length > 0) {
      if (inDiagrams.length > 0 && inPlay.length > 0) return 'base';
      if (inDiagrams.length > 0) return inSentences.length > 0 ? 'problems' : undefined;
      if (inSentences.length > 0) return inPlay.length > 0 ? 'lit' : 'inline';
      return SHARED_BY[(inPlay.length > 1 ? inPlay : [game, ...others]).join()] ?? 'kit';
    }
    const shared = inPlay.length > 0 ? '-shared' : '';
    if (inDiagrams.length > 0 && inSentences.length > 0) return `${game}-small${shared}`;
    if (inDiagrams.length > 0) return `${game}-diagram${shared}`;
    if (inSentences.length > 0) return `${game}-inline${shared}`;
    return inElements.length > 0 ? game : `${game}-play`;
  };
  /** Whether a chunk runs as soon as it is loaded, so that compiling all of it early pays. */
  groupOf.isOfFirstQuestion = ({ moduleIds }) =>
    moduleIds.some((id) => loaders.players.some(({ loads }) => loads.has(id)));
  return groupOf;
}

/** What a module really uses, at once and later: a barrel leads only where it is followed. */
async function moduleImports(build) {
  const { output } = await build.generate({
    format: 'esm',
    preserveModules: true,
    hoistTransitiveImports: false,
  });
  const chunks = output.filter(({ type }) => type === 'chunk');
  const ids = new Map(chunks.map(({ fileName, facadeModuleId }) => [fileName, facadeModuleId]));
  const sources = (which) =>
    new Map(
      chunks.map((chunk) => [chunk.facadeModuleId, chunk[which].map((file) => ids.get(file))]),
    );
  return { importsOf: sources('imports'), laterOf: sources('dynamicImports') };
}
