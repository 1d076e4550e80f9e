/**
 * Which file each module goes to. Left to itself, Rollup makes a file of every set of modules that
 * two dynamic imports share; here a room takes all that no earlier room has.
 *
 * @param build what Rollup has read
 * @param rooms names of files by the module each begins with, that of the page's entry first
 * @returns the name of the file for a module; `undefined` for what Rollup may decide
 */
export async function inRooms(build, rooms) {
  const leansOn = await imports(build);
  const files = new Map();
  const gather = (id, file) => {
    if (files.has(id)) return;
    files.set(id, file);
    for (const each of leansOn.get(id) ?? []) gather(each, file);
  };
  for (const [source, file] of rooms) gather(source, file);
  return (id) => files.get(id);
}

/** What a module really uses once unused code is gone: a barrel leads only where it is followed. */
async function imports(build) {
  const { output } = await build.generate({
    format: 'esm',
    preserveModules: true,
    hoistTransitiveImports: false,
  });
  const chunks = output.filter(({ type }) => type === 'chunk');
  const ids = new Map(chunks.map(({ fileName, facadeModuleId }) => [fileName, facadeModuleId]));
  return new Map(
    chunks.map((chunk) => [chunk.facadeModuleId, chunk.imports.map((file) => ids.get(file))]),
  );
}
