/** The pack with that id among those a system ships, for tests that spoil or change one. */
export function packById<Pack extends { readonly id: string }>(
  packs: readonly Pack[],
  id: string,
): Pack {
  const pack = packs.find((each) => each.id === id);
  if (!pack) throw new Error(`no pack ${id} among ${packs.map((each) => each.id).join(', ')}`);
  return pack;
}
