/** An id from a name: `Étincelle & Co` gives `etincelle-co`. */
export function idFrom(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
  const words = plain.split(/[^a-z\d]/).filter(Boolean);
  return words
    .join('-')
    .replace(/^[\d-]/, 'x')
    .slice(0, 40);
}
