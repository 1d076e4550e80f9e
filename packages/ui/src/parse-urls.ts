/** The addresses in an attribute such as `pack`: one or more, parted by blanks. */
export function parseUrls(text: string | undefined | null): readonly string[] {
  return (text ?? '').split(/\s+/).filter(Boolean);
}
