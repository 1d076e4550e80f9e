/** Modes that show a game. Only these need what the first question loads. */
const GAMES = ['', 'play', 'table', 'replay'];

/**
 * Writes the script that a page names for each widget (a plugin for Rollup's outputs). It asks for every
 * chunk of the widget at once, so that a first question takes one round trip after it, and exports what
 * the widget's entry exports. `built` says which chunks each widget loads, by its name.
 */
export function starters(widgets) {
  const built = {};
  return {
    name: 'starters',
    built,
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
      const closure = (files, found = new Set()) => {
        for (const file of files) {
          if (found.has(file) || !bundle[file]) continue;
          closure(bundle[file].imports, found.add(file));
        }
        return [...found];
      };
      for (const { name, game, kind, entry, firstQuestion } of widgets) {
        const main = chunks.find(({ facadeModuleId }) => facadeModuleId === entry);
        const element = closure([main.fileName]);
        const question = closure(
          chunks
            .filter(({ moduleIds }) => firstQuestion.some((id) => moduleIds.includes(id)))
            .map(({ fileName }) => fileName),
        ).filter((file) => !element.includes(file));
        built[name] = { game, kind, element, firstQuestion: question };
        const source = starter(kind === 'embed' ? `skirmish-${game}` : '', main, element, question);
        this.emitFile({ type: 'asset', fileName: `${name}.js`, source });
      }
    },
  };
}

/** A chunk that fails to load leaves the author's text on the page and one warning in the console. */
function starter(tag, { fileName, exports }, element, question) {
  const names = exports.filter((each) => /^Skirmish\w+$/.test(each));
  const list = (files) => files.map((file) => `'./${file}'`);
  const plays = `${tag}:is(:not([mode]),${GAMES.map((mode) => `[mode="${mode}"]`)})`;
  // A page without a URL has nothing to ask for early.
  return `const u=import.meta.url,d=globalThis.document,f=[${list(element)}];
if(d){${question.length > 0 ? `d.querySelector('${tag}')&&!d.querySelector('${plays}')||f.push(${list(question)});` : ''}
for(const h of f)URL.canParse(h,u)&&d.head.append(Object.assign(d.createElement('link'),{rel:'modulepreload',href:new URL(h,u)}))}
export const{${names}}=await import('./${fileName}').catch(e=>(console.warn('Skirmish Kit: the page shows its own text${tag && ` instead of <${tag}>`}. '+e.message),{}));
`;
}
