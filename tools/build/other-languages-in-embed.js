// Stands in an embed for packages/ui/src/other-languages.ts: French comes from a file beside it.
const said = new Map();
let loading;
let missing = false;

class Words {
  constructor(en, key) {
    this.en = en;
    this.key = key;
  }

  get fr() {
    return said.get(this.key) ?? this.en;
  }
}

export const $words = (en, n) => new Words(en, n > 0 ? `${n}:${en}` : en);

export function loadLanguage(language) {
  if (language !== 'fr' || said.size > 0 || missing) return undefined;
  return (loading ??= import('./other-language.js').then(
    ({ default: pairs }) => {
      for (let i = 0; i < pairs.length; i += 2) said.set(pairs[i], pairs[i + 1]);
    },
    () => {
      missing = true;
    },
  ));
}

export function isMissing(language) {
  return language === 'fr' && missing;
}
