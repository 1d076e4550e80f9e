import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { basename, join, relative, resolve, sep } from 'node:path';
import { projectFolders } from '../nx/targets.mjs';

/**
 * The module boundaries (ARCHITECTURE.md): which layers a layer may depend on. The layer of a project
 * is its tag in package.json, `"nx": { "tags": ["layer:core"] }`.
 */
const ARROWS = {
  core: [],
  create: [],
  space: ['core'],
  ui: ['core', 'space'],
  system: ['core', 'space', 'ui'],
  systems: ['core', 'system'],
  embed: [],
  cli: ['core', 'ui', 'system', 'systems'],
  app: ['core', 'embed', 'space', 'ui', 'system', 'systems'],
  tools: ['core', 'create', 'embed', 'space', 'ui', 'system', 'systems', 'cli'],
  e2e: ['app', 'embed', 'system', 'tools'],
};

/** Layers whose sources may draw; of a system, only its elements may. */
const DRAWS = ['ui', 'app', 'tools', 'e2e'];
const ELEMENT = /^src\/element\//;
const BESIDE_RULES = /^src\/(rules|packs|odds|notation|puzzles|messages|bot|lists|board)\//;
const TEST = /\.test\.ts$|(^|\/)(test|testing)\//;

/** The system that new ones are copied from: a project inside another. */
const TEMPLATE = 'packages/create-system/template';

/** How a project is built is no part of it. */
const SETTINGS = /^[\w-]+\.config\.ts$/;

/**
 * Fails on an import that points up, or that package.json does not tell (an ESLint rule).
 *
 * @param {string} root the folder of the workspace
 * @returns {import('eslint').Rule.RuleModule}
 */
export function moduleBoundaries(root) {
  const projects = [TEMPLATE, ...projectFolders(root)]
    .filter((folder) => folder !== '.')
    .map((folder) => readProject(root, folder));
  return {
    meta: { type: 'problem', schema: [] },
    create(context) {
      const file = relative(root, context.filename).split(sep).join('/');
      const project = projects.find(({ folder }) => file.startsWith(`${folder}/`));
      if (!project) return {};
      const inside = file.slice(project.folder.length + 1);
      if (SETTINGS.test(inside)) return {};
      const check = (source) => {
        if (typeof source?.value !== 'string') return;
        const message = whyNot(source.value, { root, file, inside, project, projects });
        if (message) context.report({ node: source, message });
      };
      return {
        ImportDeclaration: (node) => check(node.source),
        ImportExpression: (node) => check(node.source),
        ExportNamedDeclaration: (node) => check(node.source),
        ExportAllDeclaration: (node) => check(node.source),
      };
    },
  };
}

function readProject(root, folder) {
  const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  // Who says nothing to Nx has a repository of his own: somebody's system.
  const [layer] = (manifest.nx?.tags ?? ['layer:system'])
    .filter((tag) => tag.startsWith('layer:'))
    .map((tag) => tag.slice('layer:'.length));
  if (!(layer in ARROWS))
    throw new Error(`${folder}/package.json names no layer: ${Object.keys(ARROWS).join(', ')}.`);
  return {
    folder,
    layer,
    name: manifest.name,
    declared: new Set(Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })),
  };
}

function whyNot(specifier, { root, file, inside, project, projects }) {
  if (isBuiltin(specifier)) return undefined;
  const beside = specifier.startsWith('.');
  const target = beside
    ? relative(root, resolve(root, file, '..', specifier))
        .split(sep)
        .join('/')
    : specifier;
  const other = projects.find(({ folder, name }) =>
    beside ? target.startsWith(`${folder}/`) : target === name || target.startsWith(`${name}/`),
  );
  const draws = DRAWS.includes(project.layer) || ELEMENT.test(inside) || TEST.test(inside);
  if (other && other !== project) return acrossProjects(project, other, { beside, draws, inside });
  if (beside)
    return BESIDE_RULES.test(inside) && !draws && /\/src\/(element|board-view)\//.test(target)
      ? 'Rules know nothing about elements.'
      : undefined;
  if (/^(lit|@lit)(\/|$)/.test(specifier) && !draws) return 'Rules know nothing about pages.';
  const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
  const shipped =
    (project.layer === 'system' || project.folder.startsWith('packages/')) && /^src\//.test(inside);
  if (shipped && !TEST.test(inside) && !other && !project.declared.has(name))
    return `${project.folder}/package.json does not name ${name} among its dependencies.`;
  return undefined;
}

function acrossProjects(from, to, { beside, draws, inside }) {
  if (!ARROWS[from.layer].includes(to.layer))
    return `An arrow that points up: ${from.layer} knows nothing about ${to.layer} (${basename(to.folder)}).`;
  if (to.layer === 'ui' && from.layer === 'system' && BESIDE_RULES.test(inside) && !draws)
    return 'Rules know nothing about pages.';
  if (beside && !['tools', 'e2e'].includes(from.layer) && to.layer !== 'tools')
    return `Say ${to.name}: a path into another package is found only in this repository.`;
  if (to.layer !== 'tools' && !from.declared.has(to.name))
    return `${from.folder}/package.json does not name ${to.name} among its dependencies.`;
  return undefined;
}
