export { chunkGroups } from './chunk-groups.mjs';
export { localeFiles, silenced } from './languages.mjs';
export { shortened, shortLiterals } from './literals.mjs';
export { minify } from './minify.mjs';
export { SOURCE, sourcePlugins } from './plugins.mjs';
export { workersAsModules } from './urls.mjs';
