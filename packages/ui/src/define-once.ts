/** A class that a page can define as an element, with the tag name it usually has. */
type ElementClass = CustomElementConstructor & { readonly tag: string };

/**
 * Defines an element. A registry takes a class only once, so another tag name gets a class of its
 * own. Where the name is taken, the first stays, and another version is reported in the console.
 */
export function defineOnce(
  element: ElementClass,
  registry: CustomElementRegistry | undefined,
  tag: string,
): void {
  if (!registry) return;
  const first = registry.get(tag);
  if (!first) registry.define(tag, tag === element.tag ? element : class extends element {});
  else if (versionOf(first) !== versionOf(element))
    console.warn(
      `<${tag}> is defined by Skirmish Kit ${versionOf(first) ?? '(unknown version)'} already, so version ${versionOf(element)} stays unused.`,
    );
}

function versionOf(element: object): string | undefined {
  return 'version' in element ? String(element.version) : undefined;
}
