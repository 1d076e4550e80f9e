// Replaces packages/ui/src/locale-loader.ts in an embed: French is in files of its own.
const french = new Map();
const sources = [];
let requested = 0;
let loading;
let missing = false;

class Words {
  constructor(en, key) {
    this.en = en;
    this.key = key;
  }

  get fr() {
    return french.get(this.key) ?? this.en;
  }
}

export const $words = (en, n) => new Words(en, n > 0 ? `${n}:${en}` : en);

/** Each entry of an embed names the files with its French. */
export const $addLocale = (...loaders) => {
  for (const load of loaders) sources.push(load);
};

export function loadLocale(language) {
  if (language !== 'fr') return undefined;
  if (requested === sources.length) return loading;
  const added = sources.slice(requested);
  requested = sources.length;
  const all = Promise.all([loading, ...added.map(loadInto)]).then(() => {
    if (loading === all) loading = undefined;
  });
  return (loading = all);
}

async function loadInto(load) {
  try {
    const { default: pairs } = await load();
    for (let i = 0; i < pairs.length; i += 2) french.set(pairs[i], pairs[i + 1]);
  } catch {
    missing = true;
  }
}

export function isLocaleMissing(language) {
  return language === 'fr' && missing;
}
