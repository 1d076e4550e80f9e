import {
  fetchPack,
  fetchPackText,
  isProblems,
  problemFactory,
  safeUrl,
  type GameSystem,
  type PackFormat,
  type PackLoader,
  type Problem,
  type LoadedPack,
} from '@skirmish-kit/core';

/**
 * Loads a pack from a URL that the page gave, relative to the page. Its problems are reported with the
 * name of the file, since there may be several.
 *
 * @example
 * ```ts
 * const isGang = (value: unknown): value is { id: string } => Object(value).id !== undefined;
 * const gang = await loadPack('gangs/raiders.json', { id: 'my-gang', validate: isGang });
 * // A path such as `pack raiders.json /units/3` says where something is wrong.
 * if (isProblems(gang)) console.error(gang[0]?.path, gang[0]?.message);
 * ```
 */
export async function loadPack<T>(
  url: string,
  kind: PackFormat<T>,
): Promise<T | readonly Problem[]> {
  const pack = await fetchPack(url, kind, { page: document.baseURI });
  return isProblems(pack) ? pack.map((found) => inPackFile('pack', url, found)) : pack;
}

const moduleProblem = /* @__PURE__ */ problemFactory({
  'companion-unreachable': {
    en: '{url} cannot be loaded as a module: it has to be there, be JavaScript, come with CORS headers from another server, and be allowed by the policy of this page.',
    fr: '{url} ne se charge pas comme module : il doit exister, être du JavaScript, venir avec des en-têtes CORS d’un autre serveur, et être permis par la politique de cette page.',
  },
});

/** How an address begins that says a whole pack itself. */
const CUSTOM_PACK_PREFIX = 'data:application/json,';

/** An address for a pack that lies in no file: it is the pack. */
export function customPackUrl(pack: object): string {
  return `${CUSTOM_PACK_PREFIX}${encodeURIComponent(JSON.stringify(pack))}`;
}

export function isCustomPack(address: string): boolean {
  return address.startsWith(CUSTOM_PACK_PREFIX);
}

/** The pack in such an address; nothing if it is another address or corrupted. */
function customPackText(address: string): string | undefined {
  try {
    return isCustomPack(address)
      ? decodeURIComponent(address.slice(CUSTOM_PACK_PREFIX.length))
      : undefined;
  } catch {
    return undefined;
  }
}

/** Packs that were read, and the game with them on its shelf. */
export interface SystemWithPacks<S, Setup> {
  readonly packs: readonly LoadedPack[];
  readonly system: GameSystem<S, Setup>;
}

/**
 * Packs from addresses that the page gave, parted by blanks, put on the shelf of their game as the
 * command line does and with the same checks; with the modules that are their companions.
 */
export async function loadPacks<S, Setup>(
  room: PackLoader<S, Setup>,
  addresses: string,
  modules: readonly object[] = [],
): Promise<SystemWithPacks<S, Setup> | readonly Problem[]> {
  const page = document.baseURI;
  const packs: LoadedPack[] = [];
  const urls = addresses.split(/\s+/).filter(Boolean);
  for (const url of urls) {
    const made = customPackText(url);
    const text = made ?? (await fetchPackText(url, { page }));
    const read = typeof text === 'string' ? room.read(text) : text;
    if (isProblems(read)) return read.map((found) => inPackFile('pack', url, found));
    packs.push(made === undefined ? { ...read, address: new URL(url, page).href } : read);
  }
  const system = room.with(packs, modules);
  if (!isProblems(system)) return { packs, system };
  return system.map((found) => inPackFile('pack', urls.at(-1) ?? '', found));
}

/** Code from an address that the page itself gave: never from one that a pack names. */
export async function loadModule(
  attribute: string,
  url: string,
): Promise<object | readonly Problem[]> {
  const address = safeUrl(url, document.baseURI);
  if (typeof address !== 'string') return [inPackFile(attribute, url, address)];
  try {
    const module: unknown = await import(/* @vite-ignore */ /* webpackIgnore: true */ address);
    if (typeof module === 'object' && module !== null) return module;
  } catch {
    // Told below: a browser says no more than that it did not work.
  }
  return [moduleProblem(locationOf(attribute, url), 'companion-unreachable', { url: address })];
}

/** The same problem, told with the attribute and the file it was found in. */
export function inPackFile(attribute: string, url: string, found: Problem): Problem {
  const inside = found.path === '/' || found.path === '' ? '' : ` ${found.path}`;
  return { ...found, path: `${locationOf(attribute, url)}${inside}` };
}

/** `pack marsh.json`: the attribute and the end of the address. */
function locationOf(attribute: string, url: string): string {
  const path = url.split(/[?#]/)[0] ?? '';
  const file = path.split('/').findLast(Boolean) ?? url;
  return `${attribute} ${file.slice(-40)}`;
}
