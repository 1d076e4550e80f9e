/**
 * The packs that a system ships, from their files. Its tests hold them against the schema, so that a
 * page that plays need not.
 *
 * @example
 * ```ts
 * interface CrewPack { readonly format: 'skirmish-pack'; readonly id: string }
 * const files: readonly unknown[] = [{ format: 'skirmish-pack', id: 'rowers' }];
 * builtInPacks<CrewPack>(files)[0]?.id; // 'rowers'
 * ```
 */
export function builtInPacks<Pack extends { readonly format: string }>(
  files: readonly unknown[],
): readonly Pack[] {
  return files.filter((file): file is Pack => Object(file).format !== undefined);
}
