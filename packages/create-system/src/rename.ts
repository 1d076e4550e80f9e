/** What the new game is called in texts: `River Ford` for `river-ford`. */
function titleOf(name: string): string {
  return wordsOf(name).join(' ');
}

/** The names of Sketch in code, in files and in sentences, as those of the new game. */
export function renamed(text: string, name: string, prefix: string): string {
  const pascal = wordsOf(name).join('');
  return text
    .replaceAll('sketchGame', pascal.charAt(0).toLowerCase() + pascal.slice(1))
    .replace(/(?<=\w)Sketch|Sketch(?=[A-Z])/g, pascal)
    .replaceAll('Sketch', titleOf(name))
    .replaceAll('sketch', name)
    .replace(/\bSK-(?=[A-Z])/g, `${prefix}-`);
}

function wordsOf(name: string): readonly string[] {
  return name.split('-').map((part) => part.charAt(0).toUpperCase() + part.slice(1));
}
