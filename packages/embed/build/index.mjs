export { buildEmbed, buildModules, buildPackageEmbed, embedManifest, MANIFEST } from './embed.mjs';
export { notices } from './notices.mjs';
export * from './parts.mjs';
